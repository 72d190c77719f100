import type { Hechos } from '@garita/domain/webhooks/plantilla';
import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import type { WriteScope } from '../../write/runWrite';
import { insertEntregas } from './entregas.repository';

/** What happened, to each person once. */
export interface Anuncio {
  readonly suceso: SucesoId;
  /** One for each that is told, by the names that its words may use (`SUCESOS`). */
  readonly hechos: readonly Hechos[];
}

/**
 * Says outside what happened: kept with what is written, sent once that is committed. Where no webhook wants to hear of it nothing is kept.
 * The call stands where the thing happens, in the module whose thing it is.
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

/** The same, to be asked together with other things: whoever asks says that it will be sent when the answer has rows. */
export const askAnnounce = ({ ahora }: Pick<WriteScope, 'ahora'>, anuncio: Anuncio) =>
  insertEntregas.with(toValues(anuncio, ahora));
