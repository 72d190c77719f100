import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { portalOf } from '../lote/storyLote';
import { OFICIAL, PERSONAS } from '../storyData';
import { AHORA, TIEMPOS } from './storyTiempos';
import { TiemposScreen } from './TiemposScreen';
import type { Tiempo } from './TiemposScreenProps';

export const TIEMPOS_META = {
  component: TiemposScreen,
  args: {
    state: ready({ tiempos: TIEMPOS }),
    viewer: OFICIAL,
    now: () => AHORA,
    isOpening: false,
    onOpening: fn(),
    candidatos: {
      kind: 'ready',
      data: { personas: PERSONAS.filter(({ id_categoria }) => id_categoria < 5) },
    },
    onOpenTime: fn(async () => undefined),
    cuenta: 'una_vez',
    onAct: fn(async () => undefined),
    onLote: fn(portalOf(({ bajoNombre }: Tiempo) => bajoNombre)),
    cola: { decididas: new Set<number>(), onDecide: fn(), onUndo: fn() },
    detalle: null,
    onDetalle: fn(),
  },
} satisfies Meta<typeof TiemposScreen>;
