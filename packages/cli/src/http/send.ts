import { withLimit } from '@garita/api-client/followSignal';

/** Answers with these statuses have no body, and `Response` refuses a body for them. */
const WITHOUT_BODY = [204, 304];

/**
 * Sends once and follows no redirect. @returns the response with its whole body read
 * @throws what `fetch` throws, or TOO_LONG if the whole answer takes more than `milliseconds`
 */
export const send = async (request: Request, milliseconds: number): Promise<Response> =>
  await withLimit(milliseconds, request.signal, async (signal) => {
    const response = await fetch(request, { redirect: 'manual', signal });
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers });
  });
