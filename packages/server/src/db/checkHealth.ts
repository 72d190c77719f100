import { type Kysely, sql } from 'kysely';
import type { Health } from './Database';

const limitMilliseconds = 3_000;

/** The value of a promise; null after a failure or after three seconds. Never throws. */
export async function answerInTime<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMilliseconds);
  });
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Never throws. */
export const checkHealth = async <Tables>(db: Kysely<Tables>): Promise<Health> =>
  (await answerInTime(sql`select 1`.execute(db))) === null ? 'no-responde' : 'ok';
