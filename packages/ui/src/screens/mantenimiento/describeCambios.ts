import { formatInteger } from '@garita/domain/formato/credits';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import type { FieldChange } from '../AntesDespues';

const NADA = '—';

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'ninguno' : [...value].sort().join(', ');
  if (typeof value === 'number') return formatInteger(value);
  return value === null || value === undefined || value === '' ? NADA : String(value);
}

/**
 * The changes of a form, one entry for each field.
 * @param words formats the values of fields that are neither numbers nor texts, such as flags and
 * positions.
 */
export function describeCambios<T extends object>(
  antes: T,
  despues: T,
  campos: Readonly<Partial<Record<keyof T & string, string>>>,
  words: Partial<Record<keyof T & string, (value: never) => string>> = {},
): FieldChange[] {
  const { cambios } = mergeCambio(antes, despues);
  return (Object.keys(campos) as (keyof T & string)[])
    .filter((campo) => campo in cambios)
    .map((campo) => {
      const say = (words[campo] ?? describe) as (value: unknown) => string;
      return {
        campo: campos[campo] ?? campo,
        antes: say(antes[campo]),
        despues: say(despues[campo]),
      };
    });
}

export const siNo = (value: 0 | 1): string => (value === 1 ? 'Sí' : 'No');
