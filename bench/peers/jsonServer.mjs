// json-server with 200 rows in memory.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const jsonServer = require('json-server');
const rows = Array.from({ length: 200 }, (_, i) => ({
  id: i + 1,
  bajo: i + 1,
  bajoNombre: `Guardia-${String(i).padStart(5, '0')}`,
  id_categoria: 1,
  alto: 4,
  altoNombre: 'Oficial',
  mins: 42,
  minsA: 30,
  pausa: 0,
  pausado: 1,
  tiempopausado: 5,
  p_bajo: null,
  sumado: 0,
  abierto: '2026-11-21T17:48:00.000Z',
  inicio: '2026-11-21T17:48:00.000Z',
  ligado: '2026-11-21T18:00:00.000Z',
  pausa_desde: null,
}));
const server = jsonServer.create();
server.use(jsonServer.defaults({ logger: false, static: import.meta.dirname }));
server.use(jsonServer.router({ tiempos: rows }));
const listening = server.listen(0, '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${listening.address().port} `),
);
