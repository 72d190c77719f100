import { type Kysely, sql } from 'kysely';
import type { Health } from './Database';

const limitMilliseconds = 3_000;

/** Whether the database answers a trivial query in time; never throws. */
export async function checkHealth<Tables>(db: Kysely<Tables>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Health>((resolve) => {
    timer = setTimeout(() => resolve('no-responde'), limitMilliseconds);
  });
  const answered = sql`select 1`.execute(db).then(
    (): Health => 'ok',
    (): Health => 'no-responde',
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
