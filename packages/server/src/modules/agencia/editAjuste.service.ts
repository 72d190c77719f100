import type { Actor } from '../../access/Actor';
import type { WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from './agencia.service';
import { type EdicionAjuste, editLocked } from './editLocked.service';

/**
 * Edits a setting that stands under one name (`editLocked`).
 * @param read reads the setting as it is kept
 * @returns what has changed; nothing when all was as wanted
 * @throws Rechazo 400 by the rules; 409 for fields that somebody else has changed since they were seen.
 */
export const editAjuste = <T extends object>(
  scope: WriteScope<Actor>,
  nombre: string,
  read: (ajuste: unknown) => T,
  edicion: EdicionAjuste<T>,
): Promise<Partial<T>> =>
  editLocked(
    scope,
    {
      load: async (tx) => read(await getAjuste(tx, nombre, { lock: true })),
      store: async (tx, settings) => void (await setAjuste(tx, nombre, settings)),
    },
    edicion,
  );
