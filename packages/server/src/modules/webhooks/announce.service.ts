import type { Hechos } from '@garita/domain/webhooks/plantilla';
import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import type { WriteScope } from '../../write/WriteScope';
import { insertEntregas } from './entregas.repository';

export interface Anuncio {
  readonly suceso: SucesoId;
  /** One entry per message, with the names that its words may use (`SUCESOS`). */
  readonly hechos: readonly Hechos[];
}

/**
 * Queues messages in the transaction, to be sent after the commit. It stores none if no webhook
 * subscribes.
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

/** `announce` for a batch of queries: if it returns rows, the caller must call `willSend`. */
export const askAnnounce = ({ ahora }: Pick<WriteScope, 'ahora'>, anuncio: Anuncio) =>
  insertEntregas.with(toValues(anuncio, ahora));
