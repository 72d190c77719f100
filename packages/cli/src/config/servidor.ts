import type { Context } from '../Context';
import { UsageError } from '../errors';
import { findPortal, readPortales, savePortales } from './portales';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'ajustes.json';

/** The address of `npm start` and `npm run demo`. */
const DEFAULT = 'http://127.0.0.1:3000';

/**
 * Normalizes a typed address for comparison and storage, without a trailing slash. @throws
 * UsageError
 */
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

/**
 * The address of the portal in use. @throws UsageError for an invalid address or an unknown portal
 */
export async function findServidor(env: Env, option?: string): Promise<string> {
  if (option !== undefined) return parseServidor(option, '--servidor');
  if (env.GARITA_URL) return parseServidor(env.GARITA_URL, 'GARITA_URL');
  return (
    (await findPortal(env))?.servidor ?? (await readStored(env, FILE, parseAjustes)) ?? DEFAULT
  );
}

/** Hosts on this machine or in a private network, and names reserved for tests (RFC 6761). */
const OWN =
  /^(localhost|.+\.(localhost|local|internal|test)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd].*|fe80:.*)\])$/;

/** Warns when the connection to a public host is not encrypted. */
export function warnPlain({ stderr }: Pick<Context, 'stderr'>, servidor: string): void {
  const { protocol, hostname, host } = new URL(servidor);
  if (protocol !== 'http:' || OWN.test(hostname)) return;
  stderr.write(
    `Aviso: la conexión con ${host} no va cifrada y por el camino se pueden leer la contraseña y la sesión. Usa https://${host}.\n`,
  );
}

/**
 * Stores the address of a portal without a name, and clears the selection of a named portal. Does
 * nothing for the address of the named portal in use. Signing out does not delete the stored
 * address.
 */
export async function saveServidor(env: Env, servidor: string): Promise<void> {
  if ((await findPortal(env))?.servidor === servidor) return;
  const portales = await readPortales(env);
  if (portales.actual !== null) await savePortales(env, { ...portales, actual: null });
  await writeStored(env, FILE, { servidor });
}
