// node prepare.mjs <entries>: all people have one password, and fifty are signed in.
import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { createTables } from './createTables.mjs';
import { openDatabase } from './openDatabase.mjs';

const db = await openDatabase();
const run = (text, values = []) => db.query({ text, values });
await createTables(run, Number(process.argv[2]));
await run('update people set password = $1', [
  await hash('garita-demo', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
]);
for (let id = 1; id <= 50; id++) {
  const secret = createHash('sha256').update(`${id}-hand`).digest('hex');
  await run(`insert into sessions values ($1, $2, now() + interval '1 year')`, [secret, id]);
}
await run('vacuum analyze');
await db.close();
