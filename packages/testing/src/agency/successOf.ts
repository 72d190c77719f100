import type { Answer } from './testAgency';

/** @throws unless the status is 200 */
export function successOf({ httpStatus, body }: Answer) {
  if (httpStatus !== 200) throw new Error(`${httpStatus} ${JSON.stringify(body)}`);
  return body;
}
