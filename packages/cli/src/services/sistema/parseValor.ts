import type { Field } from '@garita/api-client/fields';
import { parseMomento } from '@garita/domain/fichajes/parseMomento';
import { parseDay } from '@garita/domain/formato/days';
import { UsageError } from '../../errors';
import { parseEntero } from '../../input/parseEntero';
import { parseSiNo } from '../../input/parseSiNo';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** An instant as the contract has it, or a day and an hour of this machine's zone. */
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

function parseJson(text: string, nombre: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${nombre}: no es JSON.`);
  }
}

/** Items with commas between them, or a list as JSON for what has commas of its own. */
function parseList({ items = { type: 'json' } }: Field, text: string, nombre: string): unknown {
  if (text.trim().startsWith('[')) return parseJson(text, nombre);
  if (text === '') return [];
  return text.split(',').map((one) => parseValor(items, one.trim(), nombre));
}

/** What may be a number or a text, as a person by id or by name: digits are a number, what is no JSON is the text itself. */
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
 * What was typed for a field, as the contract has it.
 * @param nombre how the field is called, for the fault
 * @throws UsageError for what the field cannot be.
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
      return parseJson(text, nombre);
    case 'json':
      return parseAny(text);
    case 'text':
      return parseText(field, text, nombre);
  }
}
