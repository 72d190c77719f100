import { NOMINA } from '@garita/domain/nomina/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getCategorias } from '../rangos/rangos.service';
import {
  type CategoriaCerrada,
  closeOpenPeriod,
  findCierre,
  findLastCierre,
  insertCierre,
  insertCierreFilas,
  reopenPeriod,
} from './cierres.repository';
import { readNomina } from './nomina.service';
import { lockOpenPeriod } from './periodos.repository';
import { countEntries } from './sumas.repository';
import type { Nomina } from './toNomina';

/**
 * The number of people with entries, the number of people with pay, and the total pay in credits.
 */
export const summarize = ([filas, pagas]: Nomina) => ({
  personas: filas.filter(({ fecha }) => fecha !== null).length,
  pagas: pagas.length,
  monto: pagas.reduce((sum, { paga }) => sum + paga, 0),
});

/** The present requirements and pays, by the category's id. */
export async function readRequisitos(db: Db): Promise<Record<number, CategoriaCerrada>> {
  const categorias = await getCategorias(db);
  return Object.fromEntries(
    [...categorias.values()].map((c) => [
      c.id,
      {
        n_categoria: c.nombre,
        nomina_ascenso: c.nomina_ascenso,
        nomina_asistencia: c.nomina_asistencia,
        nomina_times: c.nomina_times,
        boni_ascenso: c.boni_ascenso,
        boni_asistencia: c.boni_asistencia,
        boni_times: c.boni_times,
        paga_nomina: c.paga_nomina,
        paga_boni: c.paga_boni,
      },
    ]),
  );
}

interface Closing {
  readonly periodoId: number;
  /** Null if the portal itself closes. */
  readonly encargadoId: number | null;
  readonly now: Date;
}

/**
 * Closes a period's accounts: stores the requirements, the totals, and each person's category and
 * pay. So later promotions, memberships and edits of categories do not change them.
 */
export async function settlePeriod(tx: Db, { periodoId, encargadoId, now }: Closing) {
  const nomina = await readNomina(tx, periodoId, now);
  const [filas, pagas, reducidos] = nomina;
  const resumen = { ...summarize(nomina), anotaciones: await countEntries(tx, periodoId) };
  const cierre = {
    periodo_id: periodoId,
    fecha: now,
    encargado_id: encargadoId,
    ...resumen,
    requisitos: await readRequisitos(tx),
  };
  const cierreId = await insertCierre(tx, cierre);
  const pagaOf = new Map(pagas.map(({ usuario, paga }) => [usuario, paga]));
  const reduced = new Set(reducidos.map(({ id_usuario }) => id_usuario));
  await insertCierreFilas(
    tx,
    cierreId,
    filas.map(({ usuario, categoria }) => ({
      usuario_id: usuario,
      categoria_id: categoria,
      reducido: reduced.has(usuario),
      paga: pagaOf.get(usuario) ?? 0,
    })),
  );
  return resumen;
}

/**
 * Closes the open pay period and opens the next (LPG-15). Concurrent credits wait and go into the
 * next period.
 * @param esperado the period on the caller's screen; the open period if omitted
 * @throws Rechazo 409 if another period is open by now, and for a period without entries. So of two
 * concurrent closings one fails.
 */
export async function closePeriodo({ tx, actor, ahora, audit }: WriteScope, esperado?: number) {
  const { id, abierto_en } = await lockOpenPeriod(tx, 'update');
  if (esperado !== undefined && esperado !== id) throw Rechazo.conflict(NOMINA.yaCerrado);
  if ((await countEntries(tx, id)) === 0) throw Rechazo.conflict(NOMINA.vacio);
  const resumen = await settlePeriod(tx, { periodoId: id, encargadoId: actor.id, now: ahora });
  await closeOpenPeriod(tx, id, ahora);
  await audit({
    objetivo: ['periodo', id],
    antes: { abierto_en: abierto_en.toISOString() },
    despues: { cerrado_en: ahora.toISOString(), ...resumen },
  });
  return { msg: NOMINA.reiniciada(resumen.personas), status: 0 as const };
}

/**
 * Undoes the last closing. This is possible until the next period has an entry.
 * @throws Rechazo 404 for an unknown period; 409 for any period but the last closed one, if the next
 * period has an entry, and for a period that an earlier portal brought.
 */
export async function reopenPeriodo({ tx, actor, ahora, audit }: WriteScope, periodo: number) {
  const open = await lockOpenPeriod(tx, 'update');
  if (periodo === open.id) throw Rechazo.conflict(NOMINA.estaAbierto);
  const cierre = await findCierre(tx, periodo);
  if (!cierre) throw Rechazo.notFound(NOMINA.noEncontrado);
  if ((await findLastCierre(tx))?.id !== cierre.id) throw Rechazo.conflict(NOMINA.noEsElUltimo);
  if ((await countEntries(tx, open.id)) > 0) throw Rechazo.conflict(NOMINA.siguienteEmpezado);
  // Such a period has debts and no entries: an open one would owe nothing.
  if (cierre.anotaciones === 0) throw Rechazo.conflict(NOMINA.traido);
  await reopenPeriod(tx, {
    cierreId: cierre.id,
    periodoId: periodo,
    emptyId: open.id,
    encargadoId: actor.id,
    now: ahora,
  });
  await audit({
    objetivo: ['periodo', periodo],
    antes: { cerrado_en: cierre.cerrado_en.toISOString() },
    despues: { cerrado_en: null },
  });
  return { msg: NOMINA.reabierta, status: 0 as const };
}
