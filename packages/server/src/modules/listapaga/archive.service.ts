import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { archivePagos, lockLista } from './listapaga.repository';

/** Archives the pay list (domain §4, LPG-16): what was not paid is still owed, and the next refresh offers it again. @throws Rechazo 409 for an empty list, so that two who reset it at once reset it once. */
export async function archiveLista({ tx, actor, ahora, audit }: WriteScope<Actor>) {
  await lockLista(tx);
  const filas = await archivePagos(tx, actor.id, ahora);
  if (filas === 0) throw Rechazo.conflict(LISTA_PAGA.vacia);
  await audit({ objetivo: null, despues: { filas } });
  return { msg: LISTA_PAGA.reiniciada(filas), status: 0 as const };
}
