import type { Context } from '../Context';
import { UsageError } from '../errors';
import { suggest } from '../input/suggest';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'portales.json';

/** The portals that somebody works with, by the names that they gave them. */
export interface Portales {
  /** The one in use; null for that of the last sign-in without a name. */
  readonly actual: string | null;
  /** Their addresses. */
  readonly portales: Readonly<Record<string, string>>;
}

const NONE: Portales = { actual: null, portales: {} };

/** It names a file too. */
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

/** What has been noted of portals; none where nothing has. */
export const readPortales = async (env: Env): Promise<Portales> =>
  (await readStored(env, FILE, parsePortales)) ?? NONE;

export const savePortales = (env: Env, portales: Portales): Promise<void> =>
  writeStored(env, FILE, portales);

/** A name as typed. @throws UsageError for one that cannot name a file. */
export function parseNombre(text: string): string {
  const nombre = text.trim().toLowerCase();
  if (!NAME.test(nombre))
    throw new UsageError(
      `«${text}» no vale como nombre de un portal: hasta 32 letras sin tilde, números o guiones.`,
    );
  return nombre;
}

/** The address of a portal by its name. @throws UsageError for one that there is not. */
export function servidorOf({ portales }: Portales, nombre: string): string {
  const servidor = Object.hasOwn(portales, nombre) ? portales[nombre] : undefined;
  if (servidor !== undefined) return servidor;
  throw new UsageError(
    `No hay ningún portal «${nombre}». ${suggest(nombre, Object.keys(portales), '«garita portales list» los muestra.')}`,
  );
}

/**
 * The portal that is chosen by its name: by `--portal` or GARITA_PORTAL, else the one in use. None where GARITA_URL says which one it is.
 * @throws UsageError for one that there is not.
 */
export async function findPortal(
  env: Env,
): Promise<{ readonly nombre: string; readonly servidor: string } | null> {
  if (env.GARITA_URL) return null;
  const portales = await readPortales(env);
  const nombre = env.GARITA_PORTAL ? parseNombre(env.GARITA_PORTAL) : portales.actual;
  return nombre === null ? null : { nombre, servidor: servidorOf(portales, nombre) };
}
