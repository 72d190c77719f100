import { sql } from 'kysely';
import { behind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

// A dismissal gives two history entries, the leaving and the return, with an even and an odd id.
const IDA = sql<number>`d.id::bigint * 2`;
const VUELTA = sql<number>`d.id::bigint * 2 + 1`;

const listIdas: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('despidos as d')
    .leftJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .select([
      sql<'despido'>`'despido'`.as('tipo'),
      IDA.as('id'),
      'd.fecha',
      'e.usuario as encargado',
      'd.motivo',
    ])
    .where('d.usuario_id', '=', persona)
    .where(behind('d.fecha', IDA, antes))
    .orderBy('d.fecha', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

const listVueltas: Historia['list'] = (db, { persona, antes, limit }) =>
  db
    .selectFrom('despidos as d')
    .leftJoin('usuarios as e', 'e.id', 'd.ingreso_por')
    .select([
      sql<'reingreso'>`'reingreso'`.as('tipo'),
      VUELTA.as('id'),
      sql<Date>`d.ingreso_en`.as('fecha'),
      'e.usuario as encargado',
    ])
    .where('d.usuario_id', '=', persona)
    .where('d.ingreso_en', 'is not', null)
    .where(behind('d.ingreso_en', VUELTA, antes))
    .orderBy('d.ingreso_en', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

export const listDespidosDe: Historia['list'] = async (db, pregunta) => {
  const rows = [...(await listIdas(db, pregunta)), ...(await listVueltas(db, pregunta))];
  return rows
    .sort((a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id)
    .slice(0, pregunta.limit);
};
