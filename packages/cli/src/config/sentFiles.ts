import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import type { Context } from '../Context';
import { readStored, writeStored } from './store';

type Env = Context['env'];

const FILE = 'envios.json';

type SentFiles = Readonly<Record<string, string>>;

function parseEnvios(value: unknown): SentFiles | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, fecha]) => typeof fecha === 'string' && !Number.isNaN(Date.parse(fecha)),
    ),
  );
}

/** The id of a sent file: a hash of its content, its portal, user and command. */
export const idOfSentFile = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const readRecent = async (env: Env, now: number): Promise<SentFiles> => {
  const envios = (await readStored(env, FILE, parseEnvios)) ?? {};
  return Object.fromEntries(
    Object.entries(envios).filter(
      ([, fecha]) => now - Date.parse(fecha) < IDEMPOTENCY_HOURS * 3_600_000,
    ),
  );
};

/** When the file was first sent (ISO); null: never, or the portal has forgotten its keys. */
export const findSentFile = async (env: Env, id: string): Promise<string | null> =>
  (await readRecent(env, Date.now()))[id] ?? null;

export async function noteSentFile(env: Env, id: string): Promise<void> {
  const now = new Date();
  try {
    await writeStored(env, FILE, {
      [id]: now.toISOString(),
      ...(await readRecent(env, now.getTime())),
    });
  } catch {
    // The record only serves a warning, so the run goes on without it.
  }
}
