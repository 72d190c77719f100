import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { MantenimientoScreen } from './MantenimientoScreen';
import type { ParteMantenimiento } from './MantenimientoScreenProps';
import { DATOS } from './storyMantenimiento';

const parte: ParteMantenimiento = 'rangos';

export const MANTENIMIENTO_META = {
  component: MantenimientoScreen,
  args: {
    state: ready(DATOS),
    viewer: STORY_PEOPLE.Gerente,
    parte,
    onParte: fn(),
    onEditRango: fn(async () => undefined),
    onEditMembresia: fn(async () => undefined),
    onCrearMembresia: fn(async () => undefined),
    onImagen: fn(async () => '/iconos/gema.svg'),
    onRetirarMembresia: fn(async () => undefined),
    onReponerMembresia: fn(async () => undefined),
    onCatalogoDeMuestra: fn(async () => undefined),
    onEditMision: fn(async () => undefined),
  },
  render: stateful(MantenimientoScreen, { parte: 'onParte' }),
};
