import type { Rule } from '@garita/domain/reglas/Rule';
import type { Actor } from '../../access/Actor';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import { getAjuste, setAjuste } from './agencia.service';

/** An edit of one of the agency's settings, as its editor sent it. */
export interface EdicionAjuste<T> {
  /** What changes; the rest stays. */
  readonly data: object;
  /** The same fields as the editor saw them. Left out, what is sent wins. */
  readonly previos?: object | undefined;
  readonly rules: readonly Rule<T>[];
  /** The fields as people read them. */
  readonly campos: Readonly<Partial<Record<keyof T, string>>>;
}

/**
 * Edits a setting that stands under one name: locked, so that of two at once the second sees what the first has set; field by field, so that two who
 * edit different fields both get what they wanted.
 * @param read reads the setting as it is kept
 * @returns what has changed; nothing when all was as wanted
 * @throws Rechazo 400 by the rules; 409 for fields that somebody else has changed since they were seen.
 */
export async function editAjuste<T extends object>(
  { tx, audit, unchanged }: WriteScope<Actor>,
  nombre: string,
  read: (ajuste: unknown) => T,
  { data, previos, rules, campos }: EdicionAjuste<T>,
): Promise<Partial<T>> {
  const presente = read(await getAjuste(tx, nombre, { lock: true }));
  const cambios = readCambios({ presente, data, previos, rules, campos });
  if (Object.keys(cambios).length === 0) {
    unchanged();
    return cambios;
  }
  await setAjuste(tx, nombre, { ...presente, ...cambios });
  await audit({ objetivo: null, antes: { ...pickBefore(presente, cambios) }, despues: { ...cambios } });
  return cambios;
}
