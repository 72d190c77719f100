import { type Deuda, planLista } from '@garita/domain/listapaga/planLista';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Db } from '../../db/Db';
import type { WriteScope } from '../../write/WriteScope';
import { lockOpenPagas, type PagaGanada } from '../nomina/pagas.service';
import {
  insertFilas,
  listCerradasSinPagar,
  listPagadoOf,
  listPuestas,
  replacePartes,
  updateFilas,
  withdrawFilas,
} from './deudas.repository';
import { lockLista } from './listapaga.repository';

/**
 * The unpaid rest of a pay. Empty if at least the whole pay was paid, even if the person earns less
 * by now.
 */
function toDeuda({ paga, conBonificacion, ...rest }: PagaGanada, pagado: number): Deuda[] {
  if (paga <= pagado) return [];
  return [
    {
      ...rest,
      monto: paga - pagado,
      concepto: pagado > 0 ? 'diferencia' : conBonificacion ? 'ambas' : 'nomina',
    },
  ];
}

/**
 * All debts to active people, of all periods. Until the transaction ends, no request can pay a row.
 */
async function lockDeudas(tx: Db, now: Date): Promise<Deuda[]> {
  const abiertas = await lockOpenPagas(tx, now);
  await lockLista(tx);
  const cerradas = await listCerradasSinPagar(tx);
  const periodo = abiertas[0]?.periodo;
  const pagado = new Map(
    periodo === undefined
      ? []
      : (await listPagadoOf(tx, periodo)).map((row) => [row.usuario, row.pagado]),
  );
  return [
    ...cerradas.flatMap(({ pagado: yaPagado, abierto_en: _, cerrado_en: __, ...ganada }) =>
      toDeuda(ganada, yaPagado),
    ),
    ...abiertas.flatMap((ganada) => toDeuda(ganada, pagado.get(ganada.usuario) ?? 0)),
  ];
}

/**
 * Refreshes the list: afterwards each active person with a debt has one unpaid row (LPG-23). Paid
 * rows do not change.
 */
export async function refreshLista({ tx, actor, ahora, audit, unchanged }: WriteScope) {
  const deudas = await lockDeudas(tx, ahora);
  const { crear, cambiar, quitar } = planLista(await listPuestas(tx), deudas);
  await replacePartes(tx, [...(await insertFilas(tx, crear, ahora)), ...cambiar]);
  if (cambiar.length > 0) await updateFilas(tx, cambiar);
  if (quitar.length > 0) await withdrawFilas(tx, quitar, actor.id, ahora);
  if (crear.length + cambiar.length + quitar.length === 0) unchanged();
  else
    await audit({
      objetivo: null,
      despues: { nuevas: crear.length, cambiadas: cambiar.length, retiradas: quitar.length },
    });
  return { msg: LISTA_PAGA.actualizada, status: 0 as const };
}
