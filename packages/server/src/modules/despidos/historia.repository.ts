import { sql } from 'kysely';
import { behind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

// A dismissal gives two entries of the history: the leaving gets an even id, and the return gets an
// odd id.
const IDA = sql<number>`d.id::bigint * 2`;
const VUELTA = sql<number>`d.id::bigint * 2 + 1`;

const listOf =
  (tipo: 'despido' | 'reingreso'): Historia['list'] =>
  (db, { persona, antes, limit }) => {
    const [id, fecha, autor] =
      tipo === 'despido'
        ? [IDA, 'd.fecha', 'd.encargado_id']
        : [VUELTA, 'd.ingreso_en', 'd.ingreso_por'];
    return db
      .selectFrom('despidos as d')
      .leftJoin('usuarios as e', (join) => join.on('e.id', '=', sql.ref<number>(autor)))
      .select([sql.lit(tipo).as('tipo'), id.as('id'), sql.ref<Date>(fecha).as('fecha')])
      .select('e.usuario as encargado')
      .$if(tipo === 'despido', (query) => query.select('d.motivo'))
      .where('d.usuario_id', '=', persona)
      .where(sql.ref(fecha), 'is not', null)
      .where(behind(fecha, id, antes))
      .orderBy(sql.ref(fecha), 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit)
      .execute();
  };

export const listDespidosDe: Historia['list'] = async (db, pregunta) => {
  const rows = [
    ...(await listOf('despido')(db, pregunta)),
    ...(await listOf('reingreso')(db, pregunta)),
  ];
  return rows
    .sort((a, b) => b.fecha.getTime() - a.fecha.getTime() || b.id - a.id)
    .slice(0, pregunta.limit);
};
