import { cleanLine } from '@garita/domain/formato/cleanLine';
import { parseDay } from '@garita/domain/formato/days';
import { findHidden } from '@garita/domain/formato/hiddenCharacters';
import { isInstant } from '@garita/domain/formato/isInstant';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { Rechazo } from '../rechazo';
import { emptyText } from './emptyTexts';
import { describeInputError, EMPTY } from './inputErrors';
import type { Operation, Schema } from './loadContract';
import { readForm } from './readForm';

/** A `pattern` that also rejects unpaired surrogates, which the database cannot store unchanged. */
const wholeCharacters = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    // Ajv caches an expression by this text.
    return {
      test: (text: string) => expression.test(text) && !/\p{Surrogate}/u.test(text),
      toString: () => String(expression),
    };
  },
  { code: 'new RegExp' },
);

/**
 * Like `wholeCharacters`, but also rejects invisible characters. A pattern that admits control
 * characters (a password's) also admits invisible characters.
 */
const seenCharacters = Object.assign(
  (pattern: string, flags: string) => {
    const whole = wholeCharacters(pattern, flags);
    const isShown = !whole.test('\u0001');
    return {
      ...whole,
      test: (text: string) => whole.test(text) && !(isShown && findHidden(text) !== null),
    };
  },
  { code: 'new RegExp' },
);

function createAjv({
  coerceTypes,
  regExp,
}: {
  coerceTypes: boolean;
  regExp: typeof wholeCharacters;
}): Ajv2020 {
  // `strict: false` admits OpenAPI keywords; `verbose` adds the value that an error describes.
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    verbose: true,
    code: { regExp },
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  // The library's formats admit leap seconds and days of the year 0, which JavaScript and the
  // database cannot read.
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('date', (text: string) => parseDay(text) !== null);
  return ajv;
}

/** `x-clean: true` drops the invisible characters that chat programs add, before validation. */
const cleaning = (ajv: Ajv2020): Ajv2020 =>
  ajv.addKeyword({
    keyword: 'x-clean',
    type: 'string',
    schemaType: 'boolean',
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (_: boolean, text: string, __: unknown, at?: Parameters<ValidateFunction>[1]) => {
      if (at?.parentData) at.parentData[at.parentDataProperty] = cleanLine(text);
      return true;
    },
  });

// One instance of each per process, because an instance caches its compiled schemas.
const strict = cleaning(createAjv({ coerceTypes: false, regExp: seenCharacters }));
const coercing = cleaning(createAjv({ coerceTypes: true, regExp: seenCharacters }));
/** Admits invisible characters, because a stored text may be older than the rule against them. */
const answers = createAjv({ coerceTypes: false, regExp: wholeCharacters });

/** Returns whether the data fit the schema. If not, it sets `errors`. */
interface Check {
  (data: unknown): boolean;
  errors: ValidateFunction['errors'];
}

/**
 * Compiles a schema at its first use. Compiling the whole contract would take a fifth of the start.
 */
function createCheck(schema: Schema, ajv: Ajv2020): Check {
  let compiled: ValidateFunction | null = null;
  const check = Object.assign(
    (data: unknown): boolean => {
      compiled ??= ajv.compile(schema);
      const fits = compiled(data);
      check.errors = compiled.errors;
      return fits;
    },
    { errors: undefined as ValidateFunction['errors'] },
  );
  return check;
}

const isOurs = ({ url }: Operation): boolean => url.startsWith('/api/ext/');

/** A check that first converts the body of an old form (`readForm`). */
function createFormCheck(operation: Operation, check: Check): Check {
  const checkForm = Object.assign(
    (data: unknown): boolean => {
      const empty = readForm(operation, data);
      const fits = empty === null && check(data);
      const missing = (campo: string): ErrorObject => ({
        ...{ keyword: EMPTY, instancePath: `/${campo}`, schemaPath: '', params: {} },
        message: emptyText(operation.id, campo),
      });
      checkForm.errors = empty === null ? check.errors : [missing(empty)];
      return fits;
    },
    { errors: undefined as ValidateFunction['errors'] },
  );
  return checkForm;
}

/**
 * The checks of a call's input. Bodies are strict, except in the old portal's calls, which accept
 * its forms. Parameters arrive as text and are converted.
 */
export const compileInputOf =
  (operation: Operation): FastifySchemaCompiler<Schema> =>
  ({ schema, httpPart }) => {
    const check = createCheck(schema, httpPart === 'body' ? strict : coercing);
    return (
      httpPart === 'body' && !isOurs(operation) ? createFormCheck(operation, check) : check
    ) as ReturnType<FastifySchemaCompiler<Schema>>;
  };

export const fitsBody = (schema: Schema, data: unknown): boolean =>
  createCheck(schema, strict)(data);

export function refuseInput(errors: readonly ErrorObject[]): Rechazo {
  // If a field takes a number or a text, the error of the pattern is more useful than "not a
  // number".
  const first = errors.find(({ keyword }) => keyword === 'pattern') ?? errors[0];
  if (!first) return new Rechazo(400, 'La petición no es válida.');
  const { campo, msg } = describeInputError(first);
  return new Rechazo(400, msg, campo ? { campo } : {});
}

/** Describes how an answer violates the contract; null if it does not. For tests. */
export function findBreach(
  { id, answers: own }: Operation,
  httpStatus: number,
  payload: string,
): string | null {
  const schema = own[httpStatus];
  if (!schema) return `${id} answered ${httpStatus}, which its contract does not list`;
  const check = answers.compile(schema);
  return check(JSON.parse(payload))
    ? null
    : `${id} ${httpStatus}: ${answers.errorsText(check.errors)}`;
}
