import type { Context } from '../Context';
import { UsageError } from '../errors';
import { findPortal, readPortales, savePortales } from './portales';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'ajustes.json';

/** Where `npm start` and `npm run demo` serve. */
const DEFAULT = 'http://127.0.0.1:3000';

/** An address as people type it, in the one form that is compared and stored: without a slash at its end. @throws UsageError */
export function parseServidor(text: string, source: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain)
    throw new UsageError(`${source} debe ser una dirección como https://portal.ejemplo.es.`);
  return url.href.replace(/\/+$/, '');
}

const parseAjustes = (value: unknown): string | null => {
  const { servidor } = (value ?? {}) as { servidor?: unknown };
  return typeof servidor === 'string' ? servidor : null;
};

/** The portal's address: the option, else GARITA_URL, else the portal chosen by its name, else that of the last sign-in, else one on this machine. @throws UsageError */
export async function findServidor(env: Env, option?: string): Promise<string> {
  if (option !== undefined) return parseServidor(option, '--servidor');
  if (env.GARITA_URL) return parseServidor(env.GARITA_URL, 'GARITA_URL');
  return (
    (await findPortal(env))?.servidor ?? (await readStored(env, FILE, parseAjustes)) ?? DEFAULT
  );
}

/** Hosts on this machine or in a network of one's own, and the names that are reserved for tests (RFC 6761). */
const OWN =
  /^(localhost|.+\.(localhost|local|internal|test)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd].*|fe80:.*)\])$/;

/** Says that what goes to a portal far away can be read on the way, where that is so. */
export function warnPlain({ stderr }: Pick<Context, 'stderr'>, servidor: string): void {
  const { protocol, hostname, host } = new URL(servidor);
  if (protocol !== 'http:' || OWN.test(hostname)) return;
  stderr.write(
    `Aviso: la conexión con ${host} no va cifrada y por el camino se pueden leer la contraseña y la sesión. Usa https://${host}.\n`,
  );
}

/** Keeps the address for the commands to come; it outlives the session. A portal that has a name keeps its own, and none is in use by its name then. */
export async function saveServidor(env: Env, servidor: string): Promise<void> {
  if ((await findPortal(env))?.servidor === servidor) return;
  const portales = await readPortales(env);
  if (portales.actual !== null) await savePortales(env, { ...portales, actual: null });
  await writeStored(env, FILE, { servidor });
}
