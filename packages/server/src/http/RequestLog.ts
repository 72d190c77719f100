import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line a request, when it has been answered; at `debug` that nothing has changed, which most answers say. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Told with how it ended.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else if (reply.statusCode === 304) reply.log.debug(line, 'request completed');
    else reply.log.info(line, 'request completed');
  }
}
