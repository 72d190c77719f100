import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { portalOf } from '../lote/storyLote';
import { PERSONAS } from '../storyData';
import { HOY, VETOS } from './storyVetos';
import { VetosScreen } from './VetosScreen';
import type { Veto } from './VetosScreenProps';

export const VETOS_META = {
  component: VetosScreen,
  args: {
    state: ready({ vetos: VETOS, hoy: HOY }),
    onVeto: fn(async () => undefined),
    viewer: { usuario: 'Fundadora' },
    personas: ready({ personas: PERSONAS }),
    onLote: fn(portalOf(({ nombre }: VetoValues) => nombre)),
    onLift: fn(async () => undefined),
    onLiftLote: fn(portalOf(({ nombre }: Veto) => nombre)),
  },
};
