import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { archivePagos, lockLista } from './listapaga.repository';

/**
 * Archives the pay list (LPG-16). The agency still owes the unpaid rows, and the next refresh adds
 * them again.
 * @throws Rechazo 409 for an empty list, so of two concurrent resets one fails.
 */
export async function archiveLista({ tx, actor, ahora, audit }: WriteScope) {
  await lockLista(tx);
  const filas = await archivePagos(tx, actor.id, ahora);
  if (filas === 0) throw Rechazo.conflict(LISTA_PAGA.vacia);
  await audit({ objetivo: null, despues: { filas } });
  return { msg: LISTA_PAGA.reiniciada(filas), status: 0 as const };
}
