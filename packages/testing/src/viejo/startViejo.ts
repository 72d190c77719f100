import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CATALOGO } from './catalogo';
import { DE_PERSONA, GENTE } from './gente';
import { HECHOS } from './hechos';
import { REGISTROS, searchRegistro } from './registros';

export const LLAVE_VIEJA = '1-llave-vieja';

/** The calls that need no key. */
const PUBLICAS = new Set(['configuracion', 'fechas', 'getMembresias', 'rangos', 'validateT']);
const SIN_LLAVE = new Set([...PUBLICAS, 'usuarios', 'getAllDespidos', 'getWhiteList']);

const LISTAS: Readonly<Record<string, unknown>> = { ...CATALOGO, ...GENTE, ...HECHOS };

const HTML = '<br />\n<b>Fatal error</b>: Uncaught PDOException in <b>/home/web/api.php</b>';

/** Numbers and booleans become strings, as a PHP server of that age answers its database's rows. */
const toPhp = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'number' || typeof one === 'boolean' ? String(Number(one)) : one,
  );

function answerOf(call: string, key: string, body: Record<string, unknown> | null): unknown {
  if (call === 'estados') return body?.op === 3 ? LISTAS.estados : undefined;
  if (call === 'getLog') return body ? searchRegistro(body.modulo, body.palabra) : REGISTROS;
  // The portal has nothing about earlier weeks.
  if (body) return call === 'allNomina' ? [[], [], []] : [0, 0, []];
  return DE_PERSONA[call] ? DE_PERSONA[call](key) : LISTAS[call];
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  return request.method === 'POST' ? JSON.parse(await text(request)) : null;
}

export interface ViejoIniciado {
  readonly url: string;
  /** The requests, such as `GET /getLog`. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/**
 * Starts an old portal in the bare shapes of its description: PHP that answers numbers as strings,
 * Latin-1, dates as dd/mm/yyyy. @param broken the calls that fail with an HTML page, and their status
 */
export async function startViejo(
  broken: Readonly<Record<string, number>> = { allVentas: 200, getTraslados: 500 },
): Promise<ViejoIniciado> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    asked.push(`${request.method} ${path}`);
    const [, call = '', key = ''] = path.split('/');
    const isOpen = request.headers.key === LLAVE_VIEJA;
    const body = await bodyOf(request);
    const send = (status: number, type: string, said: string) =>
      response.writeHead(status, { 'content-type': type }).end(Buffer.from(said, 'latin1'));
    if (broken[call]) return send(broken[call], 'text/html', HTML);
    if (call === 'validateT') return send(200, 'application/json', String(isOpen));
    if (!isOpen && !SIN_LLAVE.has(call)) return send(200, 'text/html', '');
    const answer = answerOf(call, key, body);
    if (answer === undefined) return send(404, 'text/html', '<h1>Not Found</h1>');
    return send(200, 'application/json', toPhp(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
