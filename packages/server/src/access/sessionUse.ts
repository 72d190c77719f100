import type { Opened } from './actor.repository';

/** The resolution of the last use. A finer one would be a write for every few requests. */
const EVERY_MS = 5 * 60_000;
/** The maximum of cached uses; beyond, the oldest is read from the database again. */
const REMEMBERED = 10_000;

export interface SessionUseOptions {
  /** Stores the last use of a session in its database row. */
  setUsada: (sesionId: number, now: Date) => Promise<void>;
  hasRoom: () => Promise<boolean>;
  /** The idle timeout of a session, in ms; null = none. */
  idleMs: number | null;
}

/** The last uses of sessions, and their idle timeout. */
export interface SessionUse {
  isIdle(opened: Opened, now: Date): boolean;
  /**
   * Stores a use in the background: the request does not wait, and without room or a database the
   * use is skipped.
   */
  note(opened: Opened, now: Date): void;
  /** Waits for the running writes. */
  settle(): Promise<void>;
}

/**
 * The uses that this process has seen are also cached, so that a full disk, which stores none, does
 * not end a session.
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
