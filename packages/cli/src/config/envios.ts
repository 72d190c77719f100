import { createHash } from 'node:crypto';
import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';
import type { Context } from '../Context';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'envios.json';

/** When each file was first sent, by its id. */
type Envios = Readonly<Record<string, string>>;

function parseEnvios(value: unknown): Envios | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, fecha]) => typeof fecha === 'string' && !Number.isNaN(Date.parse(fecha)),
    ),
  );
}

/** What a file is known by: what it says, to whom and as what it is sent. */
export const idOfEnvio = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const readRecent = async (env: Env, now: number): Promise<Envios> => {
  const envios = (await readStored(env, FILE, parseEnvios)) ?? {};
  return Object.fromEntries(
    Object.entries(envios).filter(
      ([, fecha]) => now - Date.parse(fecha) < HORAS_RECUERDO * 3_600_000,
    ),
  );
};

/** When a file was sent from here before, as an instant; null when it was not, or when the portal has forgotten it since. */
export const findEnvio = async (env: Env, id: string): Promise<string | null> =>
  (await readRecent(env, Date.now()))[id] ?? null;

/** Remembers that a file is sent now. Where nothing can be written (a script's machine) it goes without: it only serves to tell people. */
export async function noteEnvio(env: Env, id: string): Promise<void> {
  const now = new Date();
  try {
    await writeStored(env, FILE, {
      [id]: now.toISOString(),
      ...(await readRecent(env, now.getTime())),
    });
  } catch {
    // Nothing that the work depends on.
  }
}
