import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { ready } from '../../docs/storyActs';
import { OFICIAL } from '../storyData';
import { AHORA, TIEMPOS } from '../tiempos/storyTiempos';
import { PaseListaScreen } from './PaseListaScreen';
import { type PaseLista, SIN_MARCAS } from './PaseListaScreenProps';
import { datos } from './storyLista';
import { PASES } from './storyPases';

export const history = (pases: readonly PaseLista[] = PASES, isHeld = false) =>
  ready({ pases, isHeld });

export const PASES_META = {
  component: PaseListaScreen,
  args: {
    state: history(),
    viewer: OFICIAL,
    now: () => AHORA,
    isWriting: false,
    onWriting: fn(),
    datos: { kind: 'loading' },
    borrador: SIN_MARCAS,
    onBorrador: fn(),
    onSend: fn(async () => undefined),
    onWaitOver: fn(),
  },
} satisfies Meta<typeof PaseListaScreen>;

export const LISTA_META = {
  ...PASES_META,
  args: { ...PASES_META.args, isWriting: true, datos: datos(TIEMPOS) },
  render: stateful(PaseListaScreen, { borrador: 'onBorrador' }),
} satisfies Meta<typeof PaseListaScreen>;
