import { ESTADO_AUSENCIA, NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import { describePendiente, type TipoPendiente } from '@garita/domain/inicio/pendientes';
import { rowsOf } from '../rowsOf';

const ORDENES: Readonly<Record<TipoPendiente, string>> = {
  solicitudes: 'ascensos waiting',
  nombreDeclinado: 'nombres declined',
  normativa: 'normativa show',
  tiempos: 'tiempos waiting',
  tiemposLargos: 'tiempos list',
  salidas: 'fichajes active',
  ausencias: `ausencias list --filtro 'estado=${NOMBRES_ESTADO[ESTADO_AUSENCIA.enEspera]}'`,
  nombres: 'nombres list',
  ascensos: 'ascensos list',
  paga: 'listapaga show',
  ventas: 'ventas pending',
  multas: 'multas list --filtro cobrada=no',
};

/** The user's pending items, most urgent first. */
export const listPendientes = rowsOf('pendientes', (pendientes) =>
  pendientes.map((one) => ({
    ...one,
    texto: describePendiente(one),
    orden: `garita ${ORDENES[one.tipo]}`,
  })),
);
