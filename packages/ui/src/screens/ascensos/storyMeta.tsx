import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { OFICIAL, PERSONAS } from '../storyData';
import { AscensosScreen } from './AscensosScreen';
import type { Ascenso } from './AscensosScreenProps';

/** Who can be promoted now. */
export const RECLUTA: Ascenso = {
  usuario: 6,
  mision: 'Recluta',
  encargadoNombre: 'Supervisora',
  origen: 'ascenso',
  m_nueva: 'Aspirante',
  firma: null,
  disponible: true,
  date_finaliza: '2026-11-20T18:30:00.000Z',
};
/** Who still has to wait. */
export const AGENTE: Ascenso = {
  usuario: 5,
  mision: 'Agente de guardia',
  encargadoNombre: 'Oficial',
  origen: 'ascenso',
  m_nueva: 'Centinela',
  firma: 'AGT',
  disponible: false,
  date_finaliza: '2026-11-24T01:11:00.000Z',
};

/** The screen as every story of it begins: somebody's record has been found. */
export const ASCENSOS_META = {
  component: AscensosScreen,
  args: {
    state: ready({ personas: PERSONAS }),
    buscado: 6,
    busqueda: ready(RECLUTA),
    viewer: OFICIAL,
    siglas: 'GAR',
    now: () => Date.now(),
    onSearch: fn(),
    onSend: fn(async () => undefined),
    onWaitOver: fn(),
    onAviso: fn(),
  },
};
