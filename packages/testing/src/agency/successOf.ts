import type { Answer } from './testAgency';

/** The body of an answer that has to be a success. */
export function successOf({ httpStatus, body }: Answer) {
  if (httpStatus !== 200) throw new Error(`${httpStatus} ${JSON.stringify(body)}`);
  return body;
}
