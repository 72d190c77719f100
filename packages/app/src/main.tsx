import { onCaughtError } from '@garita/ui/parts/loadPart';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPortal } from './portal/createPortal';
import { readDatos } from './prerender/readDatos';
import { seedQueries } from './prerender/seedQueries';
import { readWanted } from './router/wantedAddress';
import { App } from './shell/App';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html lacks the root element of the portal.');

const portal = createPortal();
const datos = readDatos();
if (datos) {
  portal.clock.note(datos.hora);
  seedQueries(portal.queryClient, datos, datos.hora === null ? 0 : Date.now());
}
portal.start();

const toPortal = (momento: number | null) => (
  <StrictMode>
    <App portal={portal} Router={BrowserRouter} momento={momento} />
  </StrictMode>
);
// The prerendered page is for visitors. The server also sends it after a link from another site,
// which carries no session cookie, and after a redirect from a guarded screen. In these cases React
// replaces it.
const isVisitor =
  portal.session.getState().session.phase === 'visitor' && readWanted(history.state?.usr) === null;
if (datos && isVisitor) hydrateRoot(root, toPortal(datos.momento), { onCaughtError });
else createRoot(root, { onCaughtError }).render(toPortal(null));
