import { earnedPay } from '@garita/domain/nomina/paga';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { getCategorias } from '../rangos/rangos.service';
import { holdOpenPeriod, insertEntry, insertPeriodo, listOpenTotals, listReduced, type TotalsRow } from './nomina.repository';

export { insertPeriodo as openPeriodo };

/** Credits one promotion to the promoter's payroll, in the transaction that gives the promotion. */
export async function creditAscenso(
  tx: Kysely<DB>,
  { usuarioId, ascensoId, motivo, ahora }: { usuarioId: number; ascensoId: number; motivo: string; ahora: Date },
): Promise<void> {
  const { id } = await holdOpenPeriod(tx);
  await insertEntry(tx, {
    usuario_id: usuarioId,
    periodo_id: id,
    tipo: 'ascenso',
    cantidad: 1,
    fecha: ahora,
    motivo,
    encargado_id: null,
    ascenso_id: ascensoId,
  });
}

const toRow = ({ id, usuario, categoria_id, ascensos, asistencias, times, fecha }: TotalsRow) => ({
  id,
  usuario: id,
  usuarioNombre: usuario,
  categoria: categoria_id,
  ascensos,
  asistencias,
  times,
  fecha: fecha?.toISOString() ?? null,
});

type NominaFila = ReturnType<typeof toRow>;

/** The open pay period: rows, what each has earned so far, and whose requirements are halved (contract: allNomina). */
export async function getNomina(db: Kysely<DB>, now: Date): Promise<[NominaFila[], { usuario: number; paga: number }[], { id_usuario: number }[]]> {
  const rows = (await listOpenTotals(db)).map(toRow);
  const reduced = await listReduced(db, now);
  const categorias = await getCategorias(db);
  const isReduced = new Set(reduced.map((r) => r.id_usuario));
  const pays = rows.flatMap((row) => {
    const requisitos = categorias.get(row.categoria);
    const paga = requisitos ? earnedPay(row, requisitos, isReduced.has(row.usuario)) : 0;
    return paga > 0 ? [{ usuario: row.usuario, paga }] : [];
  });
  return [rows, pays, reduced];
}
