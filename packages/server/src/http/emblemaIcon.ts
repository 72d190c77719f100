import { deriveAcentos, FONDOS } from '@garita/domain/agencia/acento';
import type { FastifyInstance } from 'fastify';
import type { ReadPortal } from './Portal';

const SIDE = 512;
/** The page's light background, for a portal without a colour. */
const [FONDO = '#fff'] = FONDOS.claro;
/** The emblem's share of the icon's side: all of it, or the safe zone of a maskable icon. */
const SHARES = { plain: 1, recortable: 0.66 } as const;

interface Drawn {
  readonly tipo: string;
  readonly bytes: Buffer;
  /** The background colour; null = none. */
  readonly ground: string | null;
}

/**
 * Draws the emblem into an SVG, which systems show at any size. The server does not decode the
 * picture.
 */
function drawEmblema({ tipo, bytes, ground }: Drawn): string {
  const side = SIDE * (ground === null ? SHARES.plain : SHARES.recortable);
  const edge = (SIDE - side) / 2;
  const below = ground === null ? '' : `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`;
  const image = `<image x="${edge}" y="${edge}" width="${side}" height="${side}" href="data:${tipo};base64,${bytes.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${below}${image}</svg>`;
}

/** The agency's present emblem as the icon of an installed portal (`manifest.ts`). */
export function registerEmblemaIcon(app: FastifyInstance, readPortal: ReadPortal): void {
  app.get<{ Params: { hash: string }; Querystring: { recortable?: string } }>(
    '/icono/:hash.svg',
    async ({ params, query }, reply) => {
      const { cara } = await readPortal();
      const emblema = cara?.emblema;
      if (!emblema || emblema.hash !== params.hash) return reply.callNotFound();
      const { statusCode, rawPayload: bytes } = await app.inject({ url: emblema.url });
      if (statusCode !== 200) return reply.callNotFound();
      const color = cara.color === null ? FONDO : deriveAcentos(cara.color).claro.petroleo;
      // The background colour may change under the same address.
      return reply
        .header('cache-control', 'no-cache')
        .type('image/svg+xml')
        .send(
          drawEmblema({
            tipo: emblema.tipo,
            bytes,
            ground: query.recortable === undefined ? null : color,
          }),
        );
    },
  );
}
