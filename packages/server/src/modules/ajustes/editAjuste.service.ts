import type { Rule } from '@garita/domain/reglas/Rule';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import type { DB } from '../../db/tables';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from './ajustes.service';

/** An edit of one of the agency's settings, as its editor sent it. */
export interface EdicionAjuste<T> {
  /** What changes; the rest stays. */
  readonly data: object;
  /** The same fields as the editor saw them. Left out, what is sent wins. */
  readonly previos?: object | undefined;
  readonly rules: readonly Rule<T>[];
  /** The fields as people read them. */
  readonly campos: Readonly<Partial<Record<keyof T, string>>>;
  /** The lists of codes whose order matters. */
  readonly ordenados?: readonly (keyof T & string)[];
}

/** Where settings that are edited together are kept. */
interface Almacen<T> {
  /** As they are, locked until the transaction ends. */
  readonly load: (tx: Kysely<DB>) => Promise<T>;
  /** Keeps them as they are to be; `cambios` are the fields that differ. */
  readonly store: (tx: Kysely<DB>, settings: T, cambios: Partial<T>) => Promise<void>;
}

/**
 * Edits settings wherever they are kept, in one write: locked, so that of two at once the second sees what the first has set; field by field, so that two who
 * edit different fields both get what they wanted.
 * @returns what has changed; nothing when all was as wanted
 * @throws Rechazo 400 by the rules; 409 for fields that somebody else has changed since they were seen.
 */
export async function editLocked<T extends object>(
  { tx, audit, unchanged }: WriteScope<Actor>,
  { load, store }: Almacen<T>,
  edicion: EdicionAjuste<T>,
): Promise<Partial<T>> {
  const presente = await load(tx);
  const cambios = readCambios({ presente, ...edicion });
  if (Object.keys(cambios).length === 0) {
    unchanged();
    return cambios;
  }
  await store(tx, { ...presente, ...cambios }, cambios);
  await audit({
    objetivo: null,
    antes: { ...pickBefore(presente, cambios) },
    despues: { ...cambios },
  });
  return cambios;
}

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
