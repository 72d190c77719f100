import { INTENTOS } from '@garita/domain/sesion/textos';
import { Rechazo } from '../rechazo';

interface TryLimitOptions {
  readonly max: number;
  readonly windowMs: number;
  readonly clock: () => Date;
}

/**
 * Limits a person's tries. The counts are in memory, because a read must not write.
 * @returns a function that counts a try. Above the limit it throws Rechazo 429 with the time to
 * wait
 */
export function createTryLimit({ max, windowMs, clock }: TryLimitOptions): (id: number) => void {
  const windows = new Map<number, { readonly began: number; count: number }>();
  return (id) => {
    const now = clock().getTime();
    for (const [who, { began }] of windows)
      if (now >= began + windowMs || now < began) windows.delete(who);
    const window = windows.get(id) ?? { began: now, count: 0 };
    windows.set(id, window);
    window.count += 1;
    if (window.count <= max) return;
    const seconds = Math.max(1, Math.ceil((window.began + windowMs - now) / 1000));
    throw Rechazo.tooMany(INTENTOS.demasiados(Math.ceil(seconds / 60)), seconds);
  };
}
