import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { portalOf } from '../lote/storyLote';
import { AusenciasScreen } from './AusenciasScreen';
import type { Ausencia, AusenciasData } from './AusenciasScreenProps';
import { HOY, TODAS } from './storyAusencias';

export const ausenciasOf = (data: Partial<AusenciasData> = {}) =>
  ready<AusenciasData>({ hoy: HOY, propias: [], todas: null, ...data });

export const AUSENCIAS_META = {
  component: AusenciasScreen,
  args: {
    state: ausenciasOf({ todas: TODAS }),
    viewer: STORY_PEOPLE.Gerente,
    onRequest: fn(async () => undefined),
    onDecide: fn(async () => undefined),
    cola: { decididas: new Set<number>(), onDecide: fn(), onUndo: fn() },
    onLote: fn(portalOf(({ usuarioNombre }: Ausencia) => usuarioNombre)),
  },
};
