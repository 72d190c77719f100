import type {
  DatosPrevios,
  PageRenderer,
  PrerenderedPage,
} from '@garita/domain/inicio/prerenderedPage';
import { collectStyles } from '@garita/ui/theme/collectStyles';
import { figureFaces } from '@garita/ui/theme/figureFaces';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createPortal } from './portal/createPortal';
import { LLAMADAS, seedQueries } from './prerender/seedQueries';
import { App } from './shell/App';

/** The start, the one page that is the same for all visitors. */
const Inicio = ({ children }: { children: ReactNode }) => (
  <StaticRouter location="/">{children}</StaticRouter>
);

/** Preloading the fonts of the start's figures avoids a layout shift. */
const preloads = figureFaces
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
  .join('');

const noscriptStyle =
  '<style >@media (scripting:none){noscript{display:block;padding:12px 24px}}</style>';

/**
 * Renders the start, lazy parts included. @throws if any part fails: the browser then renders all
 */
async function pintar(datos: DatosPrevios): Promise<PrerenderedPage> {
  const portal = createPortal();
  const client = portal.queryClient;
  seedQueries(client, datos, datos.momento);
  const styles = collectStyles(<App portal={portal} Router={Inicio} momento={datos.momento} />);
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(styles.tree, {
      onError: (error) => void failures.push(error),
      // Everything inline: React would move large parts into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const cuerpo = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    // React also moves parts with eager pictures into place by a script, which the CSP forbids: use
    // `loading="lazy"`.
    if (/<script/i.test(cuerpo))
      throw new Error('A part of the start would be put in its place by a script');
    return { cuerpo, estilos: preloads + styles.read() + noscriptStyle };
  } finally {
    styles.close();
    client.clear();
  }
}

/** The server's interface to the portal (`packages/server/dist/pagina.js`). */
export const pintor: PageRenderer = {
  llamadas: LLAMADAS,
  imprescindibles: ['configuracion'],
  pintar,
};
