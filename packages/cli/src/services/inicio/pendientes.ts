import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { ESTADO_AUSENCIA, NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import { describePendiente, type TipoPendiente } from '@garita/domain/inicio/pendientes';
import type { Connection } from '../../connect';

export type Pendiente = components['schemas']['Pendiente'] & {
  readonly texto: string;
  readonly orden: string;
};

const ORDENES: Readonly<Record<TipoPendiente, string>> = {
  solicitudes: 'ascensos waiting',
  nombreDeclinado: 'nombres declined',
  normativa: 'normativa show',
  tiempos: 'tiempos waiting',
  tiemposLargos: 'tiempos list',
  ausencias: `ausencias list --filtro 'estado=${NOMBRES_ESTADO[ESTADO_AUSENCIA.enEspera]}'`,
  nombres: 'nombres list',
  ascensos: 'ascensos list',
  paga: 'listapaga show',
  ventas: 'ventas pending',
  multas: 'multas list --filtro cobrada=no',
};

/** Most urgent first. */
export const listPendientes = async ({ api }: Pick<Connection, 'api'>): Promise<Pendiente[]> =>
  (await call(api, 'pendientes')).map((one) => ({
    ...one,
    texto: describePendiente(one),
    orden: `garita ${ORDENES[one.tipo]}`,
  }));
