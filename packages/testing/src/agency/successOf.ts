import type { Answer } from './testAgency';

/** The body of a successful answer. @throws on any other */
export function successOf({ httpStatus, body }: Answer) {
  if (httpStatus !== 200) throw new Error(`${httpStatus} ${JSON.stringify(body)}`);
  return body;
}
