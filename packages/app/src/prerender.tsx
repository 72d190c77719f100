import type { DatosPrevios, PaginaPrevia, Pintor } from '@garita/domain/inicio/paginaPrevia';
import { collectStyles } from '@garita/ui/theme/collectStyles';
import { figureFaces } from '@garita/ui/theme/figureFaces';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createPortal } from './portal/createPortal';
import { LLAMADAS, seedQueries } from './prerender/seedQueries';
import { App } from './shell/App';

/** The start: the one page that is the same for everybody who is not signed in. */
const Inicio = ({ children }: { children: ReactNode }) => (
  <StaticRouter location="/">{children}</StaticRouter>
);

/** The start shows figures: their faces come with it, and do not have it laid out again once its script runs. */
const preloads = figureFaces
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
  .join('');

/** Room around the words that ask for a script. */
const noscriptStyle =
  '<style >@media (scripting:none){noscript{display:block;padding:12px 24px}}</style>';

/** Waits for the parts that come later, so that the page is whole. @throws when any of it cannot be rendered: the browser then makes it all. */
async function pintar(datos: DatosPrevios): Promise<PaginaPrevia> {
  const portal = createPortal();
  const client = portal.queryClient;
  seedQueries(client, datos, datos.momento);
  const styles = collectStyles(<App portal={portal} Router={Inicio} momento={datos.momento} />);
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(styles.tree, {
      onError: (error) => void failures.push(error),
      // All in its place: what is put there by a script, as large parts would be, is not there without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const cuerpo = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    // React puts parts with a picture that it would wait for in their place by a script, which the policy refuses: pictures there are `loading="lazy"`.
    if (/<script/i.test(cuerpo))
      throw new Error('A part of the start would be put in its place by a script');
    return { cuerpo, estilos: preloads + styles.read() + noscriptStyle };
  } finally {
    styles.close();
    client.clear();
  }
}

/** What the server takes from the portal (`packages/server/dist/pagina.js`). */
export const pintor: Pintor = {
  llamadas: LLAMADAS,
  imprescindibles: ['configuracion'],
  pintar,
};
