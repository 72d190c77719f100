import type { FastifyInstance } from 'fastify';
import { drawFigure } from './drawFigure';

export const DEMO_AVATARS = '/avatares/{usuario}';

/** Registers an avatar service on the portal itself, so that the demo needs no internet. */
export function registerAvatars(app: FastifyInstance): void {
  app.get<{ Params: { usuario: string } }>('/avatares/:usuario', async ({ params }, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(drawFigure(params.usuario)),
  );
}
