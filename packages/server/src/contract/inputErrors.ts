import { findHidden } from '@garita/domain/formato/hiddenCharacters';
import type { ErrorObject } from 'ajv';

/**
 * The Ajv keyword for an empty required id in an old form. The error's message is the text for
 * people.
 */
export const EMPTY = 'vacio';

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};

function describeType(type: unknown): string {
  const list = Array.isArray(type) ? type : [type];
  return list.map((t) => TYPES[String(t)] ?? String(t)).join(' o ');
}

function describeText(text: string): string {
  const hidden = findHidden(text);
  if (hidden !== null) return `lleva un carácter que no se ve (${hidden})`;
  return /[\n\t]/.test(text)
    ? 'va en una sola línea, sin tabuladores'
    : 'lleva caracteres que no se admiten';
}

function describe({ keyword, params, data }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'falta este campo';
    case 'additionalProperties':
      return 'no se conoce este campo';
    case 'type':
      return `debe ser ${describeType(params.type)}`;
    case 'minimum':
      return `debe ser ${params.limit} o más`;
    case 'maximum':
      return `debe ser ${params.limit} o menos`;
    case 'maxLength':
      return `no puede tener más de ${params.limit} caracteres`;
    case 'minLength':
      return `debe tener al menos ${params.limit} caracteres`;
    case 'enum':
    case 'const':
      return `debe ser ${(params.allowedValues ?? [params.allowedValue]).join(' o ')}`;
    case 'pattern':
      return describeText(String(data));
    default:
      return 'no es válido';
  }
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  const inner =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : '';
  return [...instancePath.split('/').filter(Boolean), inner].filter(Boolean).join('.');
}

/** An input error in Spanish, with the field's name: `usuario: debe ser un número entero`. */
export function describeInputError(error: ErrorObject): { campo?: string; msg: string } {
  // The client chose the field's name, so the message repeats at most 64 characters.
  const campo = fieldOf(error).slice(0, 64);
  if (error.keyword === EMPTY) return { campo, msg: error.message ?? '' };
  return campo
    ? { campo, msg: `${campo}: ${describe(error)}` }
    : { msg: `La petición ${describe(error)}.` };
}
