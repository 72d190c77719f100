import { must } from '@garita/domain/must';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';
import { lockOpenPagas } from '../modules/nomina/pagas.service';
import { insertMany } from './insertMany';

const HOUR = 3_600_000;

/** What somebody earned in a week. */
interface Paga {
  readonly usuario_id: number;
  readonly categoria_id: number;
  readonly paga: number;
  readonly conBonificacion: boolean;
}

/** What a closed week settled. */
const listCerradas = (tx: Kysely<DB>, cierreId: number): Promise<Paga[]> =>
  tx
    .selectFrom('cierre_filas as f')
    .innerJoin('cierres as c', 'c.id', 'f.cierre_id')
    .select(['f.usuario_id', 'f.categoria_id', 'f.paga'])
    .select(sql<boolean>`f.paga > coalesce((c.requisitos -> f.categoria_id::text ->> 'paga_nomina')::int, 0)`.as('conBonificacion'))
    .where('f.cierre_id', '=', cierreId)
    .where('f.paga', '>', 0)
    .orderBy('f.usuario_id')
    .execute();

/** People who still owe a fine: their row waits, so that the list shows what it would deduct. */
const listDeudores = async (tx: Kysely<DB>): Promise<Set<number>> => {
  const rows = await tx.selectFrom('multas').select('usuario_id').where('cobrada_en', 'is', null).where('creditos', '>', 0).execute();
  return new Set(rows.map(({ usuario_id }) => usuario_id));
};

interface Semana {
  readonly periodoId: number;
  /** When the list was made: some minutes after the week was closed. */
  readonly creado: Date;
  readonly encargadoId: number;
  /** The list was archived; null for the one that is open. */
  readonly archivado: Date | null;
}

/** Puts the pays of a week on a list: all handed out and archived, or, on the open one, some of them. */
async function insertSemana(tx: Kysely<DB>, pagas: readonly Paga[], isPaid: (paga: Paga, index: number) => boolean, semana: Semana): Promise<void> {
  const { periodoId, creado, encargadoId, archivado } = semana;
  const rows = pagas.map((paga, index): Insertable<DB['pagos']> => {
    const paid = isPaid(paga, index) && { pagado_en: new Date(creado.getTime() + HOUR + index * 60_000), pagado_por: encargadoId };
    const archived = archivado && { archivado_en: archivado, archivado_por: encargadoId };
    return { usuario_id: paga.usuario_id, categoria_id: paga.categoria_id, monto: paga.paga, creado_en: creado, ...paid, ...archived };
  });
  await insertMany(tx, 'pagos', rows);
  const made = await tx.selectFrom('pagos').select(['id', 'usuario_id']).where('creado_en', '=', creado).execute();
  const pagaOf = new Map(pagas.map((paga) => [paga.usuario_id, paga]));
  const partes = made.map(({ id, usuario_id }): Insertable<DB['pago_partes']> => {
    const { paga, conBonificacion } = must(pagaOf.get(usuario_id), `The pay of ${usuario_id}`);
    return { pago_id: id, periodo_id: periodoId, monto: paga, concepto: conBonificacion ? 'ambas' : 'nomina' };
  });
  await insertMany(tx, 'pago_partes', partes);
}

/** Fines that were collected and whose person was paid more than that afterwards were collected by that pay. */
const linkMultas = (tx: Kysely<DB>) =>
  sql`
    update multas x set pago_id = p.id, cobrada_en = p.pagado_en, cobrada_por = p.pagado_por
    from (
      select distinct on (m.id) m.id as multa_id, p.id, p.pagado_en, p.pagado_por
      from multas m join pagos p on p.usuario_id = m.usuario_id and p.pagado_en > m.fecha and p.monto > m.creditos
      where m.cobrada_en is not null
      order by m.id, p.pagado_en
    ) p
    where x.id = p.multa_id`.execute(tx);

/** The fixed accounts, which are all that a test's agency has. */
const FIXED = 8;

/** The lists of the closed weeks: all handed out, and archived five days later. */
async function insertArchived(tx: Kysely<DB>): Promise<void> {
  const cierres = await tx.selectFrom('cierres').select(['id', 'periodo_id', 'fecha', 'encargado_id']).orderBy('id').execute();
  for (const { id, periodo_id, fecha, encargado_id } of cierres) {
    const creado = new Date(fecha.getTime() + 25 * 60_000);
    const semana = { periodoId: periodo_id, creado, encargadoId: encargado_id as number, archivado: new Date(creado.getTime() + 3 * 24 * HOUR) };
    await insertSemana(tx, await listCerradas(tx, id), () => true, semana);
  }
}

/** The list on the screen: most of it paid, who owes a fine not yet, and a few whom only a refresh brings. A small agency has none. */
async function insertPresent(tx: Kysely<DB>, now: Date): Promise<void> {
  const { id: encargadoId } = await tx.selectFrom('usuarios').select('id').where('usuario', '=', 'Gerente').executeTakeFirstOrThrow();
  const deudores = await listDeudores(tx);
  const abiertas = (await lockOpenPagas(tx, now)).map(({ usuario, categoria, ...rest }) => ({ ...rest, usuario_id: usuario, categoria_id: categoria }));
  if (abiertas.every(({ usuario_id }) => usuario_id <= FIXED)) return;
  const listed = abiertas.filter(({ usuario_id }, i) => usuario_id <= FIXED || deudores.has(usuario_id) || i % 7 !== 3);
  const semana = { periodoId: listed[0]?.periodo as number, creado: new Date(now.getTime() - 5 * HOUR), encargadoId, archivado: null };
  await insertSemana(tx, listed, ({ usuario_id }, i) => !deudores.has(usuario_id) && i % 5 < 3, semana);
}

/** The pay list of this week, and the archived ones of the weeks before. Needs the weeks settled and the fines made. */
export async function createListaPaga(tx: Kysely<DB>, now: Date): Promise<void> {
  await insertArchived(tx);
  await insertPresent(tx, now);
  await linkMultas(tx);
}
