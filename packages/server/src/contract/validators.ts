import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { Rechazo } from '../rechazo';
import { describeInputError } from './inputErrors';
import type { Operation, Schema } from './loadContract';

function createAjv(coerceTypes: boolean): Ajv2020 {
  // `strict: false`: the contract's schemas carry OpenAPI's own keywords (example), which are none of Ajv's business.
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  return ajv;
}

/** Bodies are taken as they are; what stands in an address is text and becomes a number where the contract says so. */
export function createInputValidator(): FastifySchemaCompiler<Schema> {
  const body = createAjv(false);
  const address = createAjv(true);
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : address).compile(schema) as ReturnType<FastifySchemaCompiler<Schema>>;
}

/** The refusal for an input that the contract does not admit. */
export function refuseInput(errors: readonly ErrorObject[]): Rechazo {
  const first = errors[0];
  if (!first) return new Rechazo(400, 'La petición no es válida.');
  const { campo, msg } = describeInputError(first);
  return new Rechazo(400, msg, campo ? { campo } : {});
}

/** Says how an answer breaks the contract, or null when it fits; every answer of the tests goes through here. */
export type AnswerCheck = (operation: Operation, httpStatus: number, payload: string) => string | null;

export function createAnswerCheck(operations: readonly Operation[]): AnswerCheck {
  const ajv = createAjv(false);
  const checks = new Map(operations.map((o) => [o.id, new Map(Object.entries(o.answers).map(([code, schema]) => [Number(code), ajv.compile(schema)]))]));
  return ({ id }, httpStatus, payload) => {
    const check = checks.get(id)?.get(httpStatus);
    if (!check) return `${id} answered ${httpStatus}, which its contract does not list`;
    return check(JSON.parse(payload)) ? null : `${id} ${httpStatus}: ${ajv.errorsText(check.errors)}`;
  };
}
