import type { Hechos } from '@garita/domain/webhooks/plantilla';
import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import type { WriteScope } from '../../write/WriteScope';
import { insertEntregas } from './entregas.repository';

export interface Anuncio {
  readonly suceso: SucesoId;
  /** The facts of each message, by the names that its text may use (`SUCESOS`). */
  readonly hechos: readonly Hechos[];
}

/**
 * Queues messages in the transaction, to be sent after the commit. If no webhook subscribes to the
 * event, it queues none.
 */
export async function announce(
  { tx, ahora, willSend }: Pick<WriteScope, 'tx' | 'ahora' | 'willSend'>,
  anuncio: Anuncio,
): Promise<void> {
  if (anuncio.hechos.length > 0 && (await insertEntregas(tx, toValues(anuncio, ahora))).length > 0)
    willSend();
}

const toValues = ({ suceso, hechos }: Anuncio, fecha: Date) => ({
  suceso,
  hechos: JSON.stringify(hechos),
  fecha,
});

/** {@link announce} as a query for a batch. If it returns rows, the caller must call `willSend`. */
export const askAnnounce = ({ ahora }: Pick<WriteScope, 'ahora'>, anuncio: Anuncio) =>
  insertEntregas.with(toValues(anuncio, ahora));
