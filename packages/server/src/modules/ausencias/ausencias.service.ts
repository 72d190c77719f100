import { ESTADO_AUSENCIA } from '@garita/domain/ausencias/ausencia';
import { localDay } from '@garita/domain/formato/localDay';
import { mondayBefore } from '@garita/domain/formato/week';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import { getAgencia } from '../ajustes/ajustes.service';
import {
  type AusenciaRow,
  findExcusedOn,
  listAll,
  listExcused,
  listOf,
} from './ausencias.repository';

export const ESTADO_DE = {
  en_espera: ESTADO_AUSENCIA.enEspera,
  aceptada: ESTADO_AUSENCIA.aceptada,
  cancelada: ESTADO_AUSENCIA.cancelada,
} as const satisfies Record<AusenciaRow['estado'], number>;

const toAusencia = ({
  usuario_id,
  categoria_id,
  estado,
  terminada_en,
  despedido_en: _,
  ...rest
}: AusenciaRow) => ({
  ...rest,
  usuario: usuario_id,
  id_categoria: categoria_id,
  estado: ESTADO_DE[estado],
  terminada: terminada_en !== null,
});

/** Today in the agency's zone. @throws Rechazo 503 while the agency is not set up. */
export const readHoy = async (db: Db, now: Date): Promise<string> =>
  localDay(now.getTime(), (await getAgencia(db)).zona);

export const getAusenciasOf = async (db: Db, usuarioId: number) =>
  (await listOf(db, usuarioId)).map(toAusencia);

export const getAllAusencias = async (db: Db, pagina: Pagina) =>
  (await listAll(db, pagina)).map(toAusencia);

/**
 * The last day, `YYYY-MM-DD`, of the person's accepted absence that includes today; null if there
 * is none.
 */
export const getAusenteHasta = async (db: Db, usuarioId: number, now: Date) =>
  (await findExcusedOn(db, usuarioId, await readHoy(db, now)))?.final ?? null;

export async function getAusentes(db: Db, now: Date) {
  const hoy = await readHoy(db, now);
  const rows = await listExcused(db, { desde: mondayBefore(hoy), hasta: hoy });
  return {
    hoy,
    ausentes: rows.map(({ usuario_id: usuario, usuarioNombre, inicio, final }) => ({
      usuario,
      usuarioNombre,
      inicio,
      final,
    })),
  };
}
