import type { Opened } from './actor.repository';

/**
 * The resolution of the stored last use. A finer resolution would cause a write every few requests.
 */
const EVERY_MS = 5 * 60_000;
/** The maximum of cached uses. After the cache drops a use, the database's value counts. */
const REMEMBERED = 10_000;

export interface SessionUseOptions {
  setUsada: (sesionId: number, now: Date) => Promise<void>;
  hasRoom: () => Promise<boolean>;
  /** The idle timeout of sessions in milliseconds; null = none. */
  idleMs: number | null;
}

export interface SessionUse {
  isIdle(opened: Opened, now: Date): boolean;
  /** Stores a use in the background. The request does not wait, and a failure is ignored. */
  note(opened: Opened, now: Date): void;
  settle(): Promise<void>;
}

/**
 * Notes when sessions were last used. The uses are also kept in memory: on a full disk no use is
 * stored, and yet a session in use must not end as idle.
 */
export function createSessionUse({ setUsada, hasRoom, idleMs }: SessionUseOptions): SessionUse {
  const seen = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const lastUse = ({ secreto, uso }: Opened): number =>
    Math.max(uso.getTime(), seen.get(secreto) ?? 0);

  const remember = (secreto: string, at: number): void => {
    seen.delete(secreto);
    seen.set(secreto, at);
    const [oldest] = seen.keys();
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
  };
  const write = async (sesionId: number, now: Date): Promise<void> => {
    if (await hasRoom()) await setUsada(sesionId, now);
  };

  return {
    isIdle: (opened, now) => idleMs !== null && now.getTime() - lastUse(opened) >= idleMs,
    note: (opened, now) => {
      const { sesionId } = opened.actor;
      // An access token's use is stored with the token.
      if (sesionId === null || now.getTime() - lastUse(opened) < EVERY_MS) return;
      remember(opened.secreto, now.getTime());
      const done: Promise<void> = write(sesionId, now)
        .catch(() => undefined)
        .finally(() => running.delete(done));
      running.add(done);
    },
    settle: async () => void (await Promise.all(running)),
  };
}
