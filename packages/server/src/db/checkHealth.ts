import { type Kysely, sql } from 'kysely';

const limitMilliseconds = 3_000;

/** Whether the database answers a trivial query in time; never throws. */
export async function checkHealth<Tables>(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMilliseconds);
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
