import { fillAddress } from '@garita/domain/formato/addressPart';
import type { Llamada, Parametro } from './contrato';

/** Quotes a text for a shell. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const exampleOf = ({ name, schema, example }: Parametro): string =>
  String(example ?? (schema.$ref || schema.type === 'integer' ? 1 : name.toUpperCase()));

/**
 * An example of a call as a `curl` command. Its shell variable `PORTAL` is the address, and `CLAVE`
 * is a token.
 * @param parametros with references resolved
 */
export function toCurl(
  method: string,
  path: string,
  { requestBody, 'x-access': access }: Llamada,
  parametros: readonly Parametro[],
): string {
  const isIn = (place: string) => parametros.filter((one) => one.in === place);
  const values = Object.fromEntries(isIn('path').map((one) => [one.name, exampleOf(one)]));
  const query = isIn('query')
    .filter(({ required }) => required)
    .map((one) => [one.name, exampleOf(one)]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const body = requestBody?.content?.['application/json']?.example;
  const isKeyed = isIn('header').some(({ name }) => name === 'Idempotency-Key');
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$PORTAL/api${fillAddress(path, values)}${search}"`,
    access.some((grant) => grant.public) ? null : '-H "key: $CLAVE"',
    isKeyed ? '-H "Idempotency-Key: $(uuidgen)"' : null,
    body === undefined ? null : "-H 'Content-Type: application/json'",
    body === undefined ? null : `-d ${quote(JSON.stringify(body, null, 2))}`,
  ]
    .filter((part) => part !== null)
    .join(' \\\n  ');
}
