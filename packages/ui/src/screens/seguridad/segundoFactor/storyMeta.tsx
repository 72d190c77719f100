import { fn } from 'storybook/test';
import { SegundoFactorCard } from './SegundoFactorCard';
import { CODIGOS, PREPARADA, ready } from './storyFactores';

export const SEGUNDO_FACTOR_META = {
  component: SegundoFactorCard,
  args: {
    state: ready({}),
    onPrepare: fn(async () => PREPARADA),
    onConfirm: fn(async () => ({ codigos: CODIGOS })),
    onRemove: fn(async () => undefined),
    onAddLlave: fn(async () => ({ codigos: CODIGOS })),
    onRemoveLlave: fn(async () => undefined),
    onRenew: fn(async () => ({ codigos: CODIGOS })),
    onCopy: fn(),
  },
};
