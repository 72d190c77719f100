import { cleanLine } from '@garita/domain/formato/cleanLine';
import { parseDay } from '@garita/domain/formato/days';
import { findHidden } from '@garita/domain/formato/hiddenCharacters';
import { isInstant } from '@garita/domain/formato/isInstant';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { Rechazo } from '../rechazo';
import { emptyText } from './emptyTexts';
import { describeInputError, EMPTY } from './inputErrors';
import type { Operation, Schema } from './loadContract';
import { readForm } from './readForm';

/**
 * What a `pattern` admits, less texts with half a character (an unpaired surrogate, which JSON can spell): the database would store another
 * one in its place, or refuse it inside JSON. Every text of the contract has a pattern, so this holds for all of them.
 */
const wholeCharacters = Object.assign(
  (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    // Ajv tells expressions apart by their text.
    return {
      test: (text: string) => expression.test(text) && !/\p{Surrogate}/u.test(text),
      toString: () => String(expression),
    };
  },
  { code: 'new RegExp' },
);

/**
 * The same, less texts with a character that nobody sees: it would make two texts of one picture, or turn around what stands beside it. A pattern that admits
 * control characters is a password's, which is shown to nobody; a new one is looked at by its own rule.
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
  // `strict: false`: the contract's schemas carry OpenAPI's own keywords (example), which are none of Ajv's business.
  // `verbose`: what is wrong with a text is told from the text.
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
  // The library's own admit what neither JavaScript nor the database can read: leap seconds, and days of a year 0.
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('date', (text: string) => parseDay(text) !== null);
  return ajv;
}

/**
 * `x-clean: true` of a text: it is read as `cleanLine` leaves it, before anything else is asked of it. For names that people type or paste, since chat
 * programs put characters that nobody sees around what is copied from them.
 */
const cleaning = (ajv: Ajv2020): Ajv2020 =>
  ajv.addKeyword({
    keyword: 'x-clean',
    type: 'string',
    schemaType: 'boolean',
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (_: boolean, text: string, __: unknown, at?: DataValidationCxt) => {
      if (at?.parentData) at.parentData[at.parentDataProperty] = cleanLine(text);
      return true;
    },
  });

// One of each for the process: they remember what they have compiled, so a second server over the same contract costs nothing.
const strict = cleaning(createAjv({ coerceTypes: false, regExp: seenCharacters }));
const coercing = cleaning(createAjv({ coerceTypes: true, regExp: seenCharacters }));
/** Answers tell what people wrote at any time, also when nobody looked for what is not seen. */
const answers = createAjv({ coerceTypes: false, regExp: wholeCharacters });

/** Says whether something fits, and what is wrong with it if it does not. */
interface Check {
  (data: unknown): boolean;
  errors: ValidateFunction['errors'];
}

/** Compiled for the first request of a call: the whole contract at once would be a fifth of a start, for calls that nobody may make for days. */
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

/** Calls that the old portal did not have. */
const isOurs = ({ url }: Operation): boolean => url.startsWith('/api/ext/');

/** Reads a body first as a form of the old portal would have filled it in (`readForm`). */
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

/** What a call takes: bodies as they are, those of the old portal's calls as forms; what stands in an address is text and becomes a number where the contract says so. */
export const compileInputOf =
  (operation: Operation): FastifySchemaCompiler<Schema> =>
  ({ schema, httpPart }) => {
    const check = createCheck(schema, httpPart === 'body' ? strict : coercing);
    return (
      httpPart === 'body' && !isOurs(operation) ? createFormCheck(operation, check) : check
    ) as ReturnType<FastifySchemaCompiler<Schema>>;
  };

/** Whether a body fits a schema by itself. */
export const fitsBody = (schema: Schema, data: unknown): boolean =>
  createCheck(schema, strict)(data);

/** The refusal for an input that the contract does not admit. */
export function refuseInput(errors: readonly ErrorObject[]): Rechazo {
  // Where a number or a text may stand, a text is told what is wrong with it rather than that it is no number.
  const first = errors.find(({ keyword }) => keyword === 'pattern') ?? errors[0];
  if (!first) return new Rechazo(400, 'La petición no es válida.');
  const { campo, msg } = describeInputError(first);
  return new Rechazo(400, msg, campo ? { campo } : {});
}

/** Says how an answer breaks the contract, or null when it fits; every answer of the tests goes through here. */
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
