import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import type { Rule } from '@garita/domain/reglas/Rule';
import { EDICION } from '@garita/domain/reglas/textos';
import { checkRules } from '../checkRules';
import { Rechazo } from '../rechazo';

interface Edicion<T> {
  /** The present row, locked. */
  readonly presente: T;
  readonly data: object;
  readonly previos?: object | undefined;
  readonly rules: readonly Rule<T>[];
  /** The names of the fields for people. */
  readonly campos: Readonly<Partial<Record<keyof T, string>>>;
  /** The fields with a list whose order matters. */
  readonly ordenados?: readonly (keyof T & string)[] | undefined;
}

/**
 * Finds the changed fields of an edit. The rules check the row as it would be after the edit.
 * @throws Rechazo 400 by the rules; 409 for a field that another person has changed since the user
 * read it.
 */
export function readCambios<T extends object>({
  presente,
  data,
  previos,
  rules,
  campos,
  ordenados,
}: Edicion<T>): Partial<T> {
  const { cambios, choques } = mergeCambio(
    presente,
    data as Partial<T>,
    (previos ?? {}) as Partial<T>,
    ordenados,
  );
  checkRules(rules, { ...presente, ...cambios });
  if (choques.length > 0)
    throw Rechazo.conflict(
      EDICION.haCambiado(choques.map((campo) => campos[campo] ?? campo).join(', ')),
    );
  return cambios;
}

/** The same fields before the change, for the audit log. */
export const pickBefore = <T extends object>(presente: T, cambios: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.keys(cambios).map((campo) => [campo, presente[campo as keyof T]]),
  ) as Partial<T>;
