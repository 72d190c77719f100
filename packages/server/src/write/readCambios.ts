import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { EDICION } from '@garita/domain/reglas/textos';
import { Rechazo } from '../rechazo';

interface Edicion<T> {
  /** The thing as it is, locked. */
  readonly presente: T;
  readonly data: object;
  readonly previos?: object | undefined;
  readonly rules: readonly Rule<T>[];
  /** The fields as people read them. */
  readonly campos: Readonly<Partial<Record<keyof T, string>>>;
  /** The lists of codes whose order matters. */
  readonly ordenados?: readonly (keyof T & string)[] | undefined;
}

/**
 * What an edit changes, judged as the thing would be afterwards.
 * @throws Rechazo 400 by the rules; 409 for fields that somebody else has changed since they were seen.
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
  const failure = findFailure(rules, { ...presente, ...cambios });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  if (choques.length > 0)
    throw Rechazo.conflict(
      EDICION.haCambiado(choques.map((campo) => campos[campo] ?? campo).join(', ')),
    );
  return cambios;
}

/** The same fields of the thing before: what the audit log keeps beside the changes. */
export const pickBefore = <T extends object>(presente: T, cambios: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.keys(cambios).map((campo) => [campo, presente[campo as keyof T]]),
  ) as Partial<T>;
