import type { Rule } from '@garita/domain/reglas/Rule';
import type { Db } from '../../db/Db';
import type { AuditEntry } from '../../write/audit.repository';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/WriteScope';
import { getAjuste, setAjuste } from './ajustes.service';

export interface EdicionAjuste<T> {
  /** The changed fields; omitted fields stay. */
  readonly data: object;
  /**
   * The values of the same fields that the editor saw. Without them the edit overwrites the changes
   * of other users.
   */
  readonly previos?: object | undefined;
  readonly rules: readonly Rule<T>[];
  readonly campos: Readonly<Partial<Record<keyof T, string>>>;
  /** The fields whose value is a list in which order matters. */
  readonly ordenados?: readonly (keyof T & string)[];
}

interface Almacen<T> {
  /** Reads the settings and locks them for the transaction. */
  readonly load: (tx: Db) => Promise<T>;
  /** The object that the audit log names; omitted for the agency's settings. */
  readonly objetivo?: AuditEntry['objetivo'];
  /** Stores the settings. `cambios` holds only the fields that differ. */
  readonly store: (tx: Db, settings: T, cambios: Partial<T>) => Promise<void>;
}

/**
 * Edits settings, or another locked row, in one write. The lock makes a second editor see the first
 * editor's changes; edits of different fields are merged.
 * @returns the changed fields; empty when nothing changed
 * @throws Rechazo 400 by the rules; 409 for fields that another user has changed meanwhile.
 */
export async function editLocked<T extends object>(
  { tx, audit, unchanged }: WriteScope,
  { load, store, objetivo = null }: Almacen<T>,
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
    objetivo,
    antes: { ...pickBefore(presente, cambios) },
    despues: { ...cambios },
  });
  return cambios;
}

/** {@link editLocked} for one entry of `ajustes`. @param read parses the stored setting */
export const editAjuste = <T extends object>(
  scope: WriteScope,
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
