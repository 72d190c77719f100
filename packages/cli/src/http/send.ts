import { withLimit } from '@garita/api-client/followSignal';

/** Answers with these statuses have no body, and `Response` refuses a body for them. */
const WITHOUT_BODY = [204, 304];

/** Thrown instead of reading an answer that is larger than its limit. */
export const TOO_BIG = new Error('the answer is too large');

async function readBody({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > limit) throw TOO_BIG;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Sends once and follows no redirect. @returns the response with its whole body read
 * @throws what `fetch` throws, TOO_LONG if the whole answer takes more than `milliseconds`, or TOO_BIG
 * if it has more than `limit` bytes
 */
export const send = async (
  request: Request,
  milliseconds: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<Response> =>
  await withLimit(milliseconds, request.signal, async (signal) => {
    const response = await fetch(request, { redirect: 'manual', signal });
    const { status, headers } = response;
    const body = await readBody(response, limit);
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers });
  });
