import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { RefusedError } from '../errors';

/** A line that is answered without asking the portal. */
export interface Answered extends Pick<Cambio, 'descripcion' | 'confirmacion'> {
  /** Why nothing is sent, as a sentence. */
  readonly texto: string;
  /** Whether it is one of several. Then the others go on: how it stands may be this same work's doing, when it stopped in the middle and is sent again. */
  readonly isMany: boolean;
}

/** What is as it should be already. @throws RefusedError when nothing else is to be done */
export function toIdle({ repetidas }: Pick<Connection, 'repetidas'>, { texto, isMany, ...line }: Answered): Cambio {
  if (!isMany) throw new RefusedError(texto);
  return {
    ...line,
    send: async (clave = '') => {
      repetidas.add(clave);
      return texto;
    },
  };
}
