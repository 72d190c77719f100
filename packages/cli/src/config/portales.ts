import type { Context } from '../Context';
import { UsageError } from '../errors';
import { suggest } from '../input/suggest';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'portales.json';

/** The addresses of the user's portals, by the names that the user chose. */
export interface Portales {
  /** The name of the selected portal; null for the portal of the last sign-in by address. */
  readonly actual: string | null;
  readonly portales: Readonly<Record<string, string>>;
}

const NONE: Portales = { actual: null, portales: {} };

/** The allowed names of portals. A name is also part of a file name. */
const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

function parsePortales(value: unknown): Portales | null {
  const { actual, portales } = (value ?? {}) as { actual?: unknown; portales?: unknown };
  if (typeof portales !== 'object' || portales === null) return null;
  const known = Object.fromEntries(
    Object.entries(portales).filter(
      (entry): entry is [string, string] => NAME.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
  return {
    actual: typeof actual === 'string' && Object.hasOwn(known, actual) ? actual : null,
    portales: known,
  };
}

export const readPortales = async (env: Env): Promise<Portales> =>
  (await readStored(env, FILE, parsePortales)) ?? NONE;

export const savePortales = (env: Env, portales: Portales): Promise<void> =>
  writeStored(env, FILE, portales);

/** Parses the name of a portal. @throws UsageError for a name that is not allowed */
export function parseNombre(text: string): string {
  const nombre = text.trim().toLowerCase();
  if (!NAME.test(nombre))
    throw new UsageError(
      `«${text}» no vale como nombre de un portal: hasta 32 letras sin tilde, números o guiones.`,
    );
  return nombre;
}

/** The address of a named portal. @throws UsageError when it does not exist. */
export function servidorOf({ portales }: Portales, nombre: string): string {
  const servidor = Object.hasOwn(portales, nombre) ? portales[nombre] : undefined;
  if (servidor !== undefined) return servidor;
  throw new UsageError(
    `No hay ningún portal «${nombre}». ${suggest(nombre, Object.keys(portales), '«garita portales list» los muestra.')}`,
  );
}

/**
 * The portal in use: the portal that GARITA_PORTAL names (`--portal` sets this variable too),
 * otherwise the selected portal. Null if GARITA_URL is set, or if no portal is named or selected.
 * @throws UsageError for an invalid or unknown name
 */
export async function findPortal(
  env: Env,
): Promise<{ readonly nombre: string; readonly servidor: string } | null> {
  if (env.GARITA_URL) return null;
  const portales = await readPortales(env);
  const nombre = env.GARITA_PORTAL ? parseNombre(env.GARITA_PORTAL) : portales.actual;
  return nombre === null ? null : { nombre, servidor: servidorOf(portales, nombre) };
}
