import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { must } from '@garita/domain/must';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { OFICIAL, PERSONAS } from '../storyData';
import { AscensosScreen } from './AscensosScreen';
import type { Ascenso, Turno } from './AscensosScreenProps';

export const RECLUTA: Ascenso = {
  usuario: 6,
  mision: 'Recluta',
  encargadoNombre: 'Supervisora',
  origen: 'ascenso',
  m_nueva: 'Aspirante',
  firma: null,
  disponible: true,
  alcanza: true,
  date_finaliza: '2026-11-20T18:30:00.000Z',
};
export const AGENTE: Ascenso = {
  usuario: 5,
  mision: 'Agente de guardia',
  encargadoNombre: 'Oficial',
  origen: 'ascenso',
  m_nueva: 'Centinela',
  firma: 'AGT',
  disponible: false,
  alcanza: true,
  date_finaliza: '2026-11-24T01:11:00.000Z',
};

const turno = (id: number, grupo: Turno['grupo'], more: Partial<Turno> = {}): Turno => {
  const persona = must(
    PERSONAS.find((one) => one.id === id),
    'la persona',
  );
  return {
    ...persona,
    siguiente: 'Aspirante',
    date_finaliza: '2026-11-20T18:30:00.000Z',
    grupo,
    motivo: null,
    ...more,
  };
};
export const TURNOS: readonly Turno[] = [
  turno(5, 'ahora', { siguiente: 'Centinela' }),
  turno(6, 'ahora'),
  turno(10, 'espera', { motivo: ASCENSOS.noEsHora, date_finaliza: '2026-11-24T01:11:00.000Z' }),
  turno(2, 'fuera', { motivo: ASCENSOS.jerarquia }),
  turno(3, 'fuera', { motivo: ASCENSOS.jerarquia }),
];

export const ASCENSOS_META = {
  component: AscensosScreen,
  args: {
    state: ready({ personas: PERSONAS }),
    buscado: 6,
    busqueda: ready(RECLUTA),
    turnos: ready({ turnos: TURNOS }),
    viewer: OFICIAL,
    siglas: 'GAR',
    now: () => Date.now(),
    onSearch: fn(),
    cola: { decididas: new Set<number>(), onDecide: fn(), onUndo: fn() },
    onSend: fn(async () => undefined),
    onWaitOver: fn(),
  },
};
