import type { Opened } from './actor.repository';

/** How fine the last use is told. More would be a write for every few requests. */
const EVERY_MS = 5 * 60_000;
/** How many uses are remembered; beyond, the oldest is asked of the database again. */
const REMEMBERED = 10_000;

export interface SessionUseOptions {
  /** Notes the last use of a session where it is kept. */
  setUsada: (sesionId: number, now: Date) => Promise<void>;
  hasRoom: () => Promise<boolean>;
  /** After how long without use a session ends, in ms; null = never before its time. */
  idleMs: number | null;
}

/** When sessions were last used, and which have been idle for too long. */
export interface SessionUse {
  isIdle(opened: Opened, now: Date): boolean;
  /** Notes a use behind the request's back: nobody waits for it, and without room or a database it is left out. */
  note(opened: Opened, now: Date): void;
  /** Until what is under way is over. */
  settle(): Promise<void>;
}

/** What this process has seen is remembered as well, so that nobody is thrown out, nor unable to come back, because a full disk took no notes. */
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
      // A token of a script has its use noted with the token.
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
