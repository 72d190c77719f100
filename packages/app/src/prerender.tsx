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

/** The router at the start page. That page is the same for all visitors. */
const Inicio = ({ children }: { children: ReactNode }) => (
  <StaticRouter location="/">{children}</StaticRouter>
);

/** The fonts of the start page's figures are preloaded, which avoids a layout shift. */
const preloads = figureFaces
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
  .join('');

const noscriptStyle =
  '<style >@media (scripting:none){noscript{display:block;padding:12px 24px}}</style>';

/**
 * Renders the start page with its lazy parts. @throws if a part fails; the server then sends the
 * page without prerendered content
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
      // With the default size React would stream large parts at the end and move them by an inline
      // script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const cuerpo = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    // React also moves parts with eagerly loaded pictures by an inline script, which the CSP
    // forbids. `loading="lazy"` avoids it.
    if (/<script/i.test(cuerpo))
      throw new Error('The prerendered start page contains a script, which the CSP forbids');
    return { cuerpo, estilos: preloads + styles.read() + noscriptStyle };
  } finally {
    styles.close();
    client.clear();
  }
}

/** The exports for the server (`packages/server/dist/pagina.js`). */
export const pintor: PageRenderer = {
  llamadas: LLAMADAS,
  imprescindibles: ['configuracion'],
  pintar,
};
