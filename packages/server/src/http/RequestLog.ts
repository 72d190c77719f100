import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per request, after its answer. A 304, the most common answer, is logged at `debug`. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The request is logged after its answer is sent (`requestCompleted`).
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
