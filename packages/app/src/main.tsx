import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { serverClock } from './portal/api';
import { queryClient, session, startSession } from './portal/portal';
import { wasPressed } from './prerender/earlyPress';
import { dropPrevia } from './prerender/inside';
import { readDatos } from './prerender/readDatos';
import { seedQueries } from './prerender/seedQueries';
import { readWanted } from './router/wantedAddress';
import { App } from './shell/App';
import { preloadAcceder } from './shell/Door';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html lacks the element that the portal is put into.');

const datos = readDatos();
if (datos) {
  serverClock.note(datos.hora);
  seedQueries(queryClient, datos, datos.hora === null ? 0 : Date.now());
}
startSession();

const toPortal = (momento: number | null) => (
  <StrictMode>
    <App client={queryClient} Router={BrowserRouter} momento={momento} />
  </StrictMode>
);
// The server could not know who is signed in, nor that somebody was led here from a screen behind the guard and finds the door open.
const isVisitor =
  session.getState().session.phase === 'visitor' && readWanted(history.state?.usr) === null;
if (datos && isVisitor) {
  // What the press asks for comes while the page is taken over, not after.
  if (wasPressed()) preloadAcceder();
  hydrateRoot(root, toPortal(datos.momento));
} else {
  dropPrevia(root);
  createRoot(root).render(toPortal(null));
}
