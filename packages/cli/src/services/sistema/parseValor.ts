import type { Field } from '@garita/api-client/fields';
import { parseMomento } from '@garita/domain/fichajes/parseMomento';
import { parseDay } from '@garita/domain/formato/days';
import { UsageError } from '../../errors';
import { parseEntero } from '../../input/parseEntero';
import { parseJson } from '../../input/parseJson';
import { parseSiNo } from '../../input/parseSiNo';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** An ISO instant, or a day and an hour in this machine's time zone. */
function parseInstant(text: string, nombre: string): string {
  const [dia = '', hora = ''] = text.trim().split(/[ T]+/);
  const found =
    INSTANT.test(text) && !Number.isNaN(Date.parse(text))
      ? new Date(text).toISOString()
      : parseMomento(dia, hora);
  if (found === null)
    throw new UsageError(
      `${nombre}: «${text}» no es un momento como 2026-11-21 18:30 o 2026-11-21T17:30:00.000Z.`,
    );
  return found;
}

function checkValues({ values }: Field, value: string | number, nombre: string): void {
  if (values && !values.includes(value))
    throw new UsageError(`${nombre}: «${value}» no vale; puede ser ${values.join(', ')}.`);
}

function parseInteger(field: Field, text: string, nombre: string): number {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
  const value = parseEntero(text, nombre, Number.MAX_SAFE_INTEGER);
  checkValues(field, value, nombre);
  if (!field.values && (value < min || value > max))
    throw new UsageError(`${nombre}: ${text} no vale; va de ${min} a ${max}.`);
  return value;
}

function parseText(field: Field, text: string, nombre: string): string {
  checkValues(field, text, nombre);
  if (field.max !== undefined && text.length > field.max)
    throw new UsageError(`${nombre}: puede llevar ${field.max} caracteres como mucho.`);
  return text;
}

/** Items separated by commas, or a JSON list for items that contain commas. */
function parseList({ items = { type: 'json' } }: Field, text: string, nombre: string): unknown {
  if (text.trim().startsWith('[')) return parseJson(text, `${nombre}: no es JSON.`);
  if (text === '') return [];
  return text.split(',').map((one) => parseValor(items, one.trim(), nombre));
}

/** A number or a text, like a person's id or name: JSON if it parses, otherwise the text. */
function parseAny(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseDia(text: string, nombre: string): string {
  if (text !== '' && parseDay(text) === null)
    throw new UsageError(`${nombre}: «${text}» no es un día como 2026-11-21.`);
  return text;
}

/**
 * Parses the value of a field. @param nombre the field's name in errors. @throws UsageError for an
 * invalid value
 */
export function parseValor(field: Field, text: string, nombre: string): unknown {
  if (field.isNullable && text === 'null') return null;
  switch (field.type) {
    case 'integer':
      return parseInteger(field, text, nombre);
    case 'boolean':
      return parseSiNo(text, nombre);
    case 'day':
      return parseDia(text, nombre);
    case 'instant':
      return parseInstant(text, nombre);
    case 'list':
      return parseList(field, text, nombre);
    case 'object':
      return parseJson(text, `${nombre}: no es JSON.`);
    case 'json':
      return parseAny(text);
    case 'text':
      return parseText(field, text, nombre);
  }
}
