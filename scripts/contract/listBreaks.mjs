import { listRefused, resolve } from './listRefused.mjs';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

const contentOf = (contract, part) => resolve(contract, part ?? {}).content ?? {};

function listInputBreaks(before, call, after, other) {
  const parameters = (contract, { parameters: list = [] }) =>
    new Map(list.map((one) => resolve(contract, one)).map((one) => [`${one.in} ${one.name}`, one]));
  const [had, has] = [parameters(before, call), parameters(after, other)];
  const body = resolve(after, other.requestBody ?? {});
  return [
    ...[...had.keys()].filter((name) => !has.has(name)).map((name) => `${name}: ya no existe`),
    ...[...has]
      .filter(([name, { required }]) => required && !had.get(name)?.required)
      .map(([name]) => `${name}: es obligatorio`),
    ...[...had]
      .filter(([name]) => has.has(name))
      .flatMap(([name, { schema }]) =>
        listRefused(
          { contract: before, schema },
          { contract: after, schema: has.get(name).schema },
          name,
        ),
      ),
    ...(body.required && !resolve(before, call.requestBody ?? {}).required
      ? ['el cuerpo es obligatorio']
      : []),
    ...listContentBreaks(
      contentOf(before, call.requestBody),
      contentOf(after, other.requestBody),
      (schema, now) =>
        listRefused({ contract: before, schema }, { contract: after, schema: now }, 'cuerpo'),
    ),
  ];
}

const isPublic = ({ security }) => security?.length === 0;

const listContentBreaks = (had, has, compare) =>
  Object.entries(had).flatMap(([type, { schema = {} }]) =>
    has[type] ? compare(schema, has[type].schema ?? {}) : [`${type}: ya no existe`],
  );

const listAnswerBreaks = (before, call, after, other) =>
  listContentBreaks(
    contentOf(before, call.responses['200']),
    contentOf(after, other.responses['200']),
    (schema, now) =>
      listRefused(
        { contract: after, schema: now },
        { contract: before, schema },
        'respuesta',
        true,
      ),
  );

/**
 * Lists what a program that follows the former contract can no longer do: removed calls, fields and
 * values, public calls that need a token, new required input, narrower input, wider answers.
 * @param before, after whole contracts
 */
export const listBreaks = (before, after) =>
  Object.entries(before.paths).flatMap(([path, calls]) =>
    METHODS.filter((method) => calls[method]).flatMap((method) => {
      const [call, other] = [calls[method], after.paths[path]?.[method]];
      const breaks = other
        ? [
            ...(isPublic(call) && !isPublic(other) ? ['ya no es pública'] : []),
            ...listInputBreaks(before, call, after, other),
            ...listAnswerBreaks(before, call, after, other),
          ]
        : ['ya no existe'];
      return breaks.map((what) => `${call.operationId}: ${what}`);
    }),
  );
