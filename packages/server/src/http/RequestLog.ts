import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line a request, when it has been answered. That nothing has changed is most of what is ever answered, and says nothing that `/metrics` does not count:
 * it is noted where everything is (`debug`).
 */
export class RequestLog extends LogController {
  /** @param tellsUnchanged whether it is also noted that nothing has changed */
  constructor(private readonly tellsUnchanged: boolean) {
    super();
  }

  override incomingRequest(): void {
    // Told with how it ended.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!error && reply.statusCode === 304 && !this.tellsUnchanged) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else if (reply.statusCode === 304) reply.log.debug(line, 'request completed');
    else reply.log.info(line, 'request completed');
  }
}
