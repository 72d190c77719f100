import type { AvisoPulsado, FromWorker, ToWorker } from '@garita/domain/cambios/offline';
import { ID_DATOS } from '@garita/domain/inicio/prerenderedPage';
import { createAges } from './createAges';
import { isKept, openResponseCache } from './openResponseCache';
import { openShell } from './openShell';

declare const self: ServiceWorkerGlobalScope;
/** The paths of the portal's files. The build defines this constant. */
declare const ARCHIVOS: readonly string[];

const send = (request: RequestInfo): Promise<Response> => fetch(request);
const shell = openShell({ caches, fetch: send, ofVisitor: `id="${ID_DATOS}"` });
const seen = openResponseCache({ caches, fetch: send, now: Date.now });
const ages = createAges();

/**
 * Whether the router shows the page at a path. The component book and the API's reference are
 * separate files.
 */
const isPage = (path: string): boolean => !/^\/(?:api|libro)(?:\/|$)/.test(path);

const tell = (client: Client | undefined, mensaje: FromWorker): void =>
  client?.postMessage(mensaje);

async function tellAge(id: string): Promise<void> {
  tell(await self.clients.get(id), { tipo: 'visto', desde: ages.oldestOf(id) });
}

async function read(event: FetchEvent): Promise<Response> {
  const { response, since, kept } = await seen.read(event.request);
  event.waitUntil(kept);
  if (ages.note(event.clientId, event.request.url, since)) event.waitUntil(tellAge(event.clientId));
  return response;
}

/**
 * Repeats the reads that the page made before the worker was active, so that this page also opens
 * offline.
 */
async function readAgain({ marca, lecturas }: Extract<ToWorker, { tipo: 'lee' }>): Promise<void> {
  const kept = lecturas.filter((url) => isKept(new URL(url).pathname));
  await Promise.all(
    kept.map(
      async (url) => (await seen.read(new Request(url, { headers: { sesion: marca } }))).kept,
    ),
  );
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// Navigation preload lets the browser load the page while the worker starts.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  const linger = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(shell.page(request, event.preloadResponse, linger));
  } else if (pathname.startsWith('/assets/')) event.respondWith(shell.file(request, linger));
  else if (request.destination === '' && isKept(pathname)) event.respondWith(read(event));
});

self.addEventListener('message', (event) => {
  const mensaje: ToWorker = event.data;
  const { source } = event;
  if (mensaje.tipo === 'guarda')
    event.waitUntil(shell.keep(mensaje.archivos === 'todos' ? ARCHIVOS : mensaje.archivos));
  if (mensaje.tipo === 'lee') event.waitUntil(readAgain(mensaje));
  if (mensaje.tipo === 'olvida') event.waitUntil(seen.forget());
  if (!(source instanceof Client)) return;
  if (mensaje.tipo === 'fresco') ages.clear(source.id);
  if (mensaje.tipo === 'pregunta' || mensaje.tipo === 'fresco') event.waitUntil(tellAge(source.id));
});

/** Opens a notification's page in an open tab, or in a new one. */
async function lead(pulsado: AvisoPulsado): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(pulsado.ruta));
  await page.focus();
  tell(page, { tipo: 've', ...pulsado });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
