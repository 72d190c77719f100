import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { HOY, VETOS } from './storyVetos';
import { VetosScreen } from './VetosScreen';

export const VETOS_META = {
  component: VetosScreen,
  args: {
    state: ready({ vetos: VETOS, hoy: HOY }),
    onVeto: fn(async () => undefined),
    onLift: fn(async () => undefined),
  },
};
