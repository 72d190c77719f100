// node prepare.mjs <entries>: creates the tables with that number of payroll entries, and signs
// fifty people in.
import { createHash } from 'node:crypto';
import { createTables } from './createTables.mjs';
import { openDatabase } from './openDatabase.mjs';

const db = await openDatabase();
const run = (text, values = []) => db.query({ text, values });
await createTables(run, Number(process.argv[2]));
for (let id = 1; id <= 50; id++) {
  const secret = createHash('sha256').update(`${id}-hand`).digest('hex');
  await run(`insert into sessions values ($1, $2, now() + interval '1 year')`, [secret, id]);
}
await run('vacuum analyze');
await db.close();
