import { ESTADO_AUSENCIA } from '@garita/domain/ausencias/ausencia';
import { localDay } from '@garita/domain/formato/localDay';
import { mondayBefore } from '@garita/domain/formato/week';
import type { Kysely } from 'kysely';
import type { Pagina } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { getAgencia } from '../ajustes/ajustes.service';
import {
  type AusenciaRow,
  findAusencia,
  listAll,
  listExcused,
  listOf,
} from './ausencias.repository';

/** How the states are kept, and what they are on the wire. */
export const ESTADO_DE = {
  en_espera: ESTADO_AUSENCIA.enEspera,
  aceptada: ESTADO_AUSENCIA.aceptada,
  cancelada: ESTADO_AUSENCIA.cancelada,
} as const satisfies Record<AusenciaRow['estado'], number>;

const toAusencia = ({
  id,
  usuario_id,
  usuarioNombre,
  categoria_id,
  motivo,
  inicio,
  final,
  estado,
  encargadoNombre,
  terminada_en,
}: AusenciaRow) => ({
  id,
  usuario: usuario_id,
  usuarioNombre,
  id_categoria: categoria_id,
  motivo,
  inicio,
  final,
  estado: ESTADO_DE[estado],
  encargadoNombre,
  terminada: terminada_en !== null,
});

/** Which day it is at a moment by the agency's calendar. @throws Rechazo 503 while nobody has set the agency up. */
export const readHoy = async (db: Kysely<DB>, now: Date): Promise<string> =>
  localDay(now.getTime(), (await getAgencia(db)).zona);

/** A person's own newest absences. */
export const getAusenciasOf = async (db: Kysely<DB>, usuarioId: number) =>
  (await listOf(db, usuarioId)).map(toAusencia);

/** A page of everybody's absences, the newest first. */
export const getAllAusencias = async (db: Kysely<DB>, pagina: Pagina) =>
  (await listAll(db, pagina)).map(toAusencia);

/** Who is excused on a day of this week up to today. */
export async function getAusentes(db: Kysely<DB>, now: Date) {
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

/** Whose an absence is, decided ones too; null for an unknown id. */
export const findAusenciaUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await findAusencia(db, id))?.usuario_id ?? null;
