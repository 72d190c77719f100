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
export async function announce({ tx, ahora, willSend }: Pick<WriteScope, 'tx' | 'ahora' | 'willSend'>, { suceso, hechos }: Anuncio): Promise<void> {
  if (hechos.length > 0 && (await insertEntregas(tx, { suceso, hechos, fecha: ahora })) > 0) willSend();
}
