// The hand-written peer, such as a careful engineer writes in an afternoon. It uses Fastify and pg
// (or PGlite), with one query for the user and one for the data.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { openDatabase } from './openDatabase.mjs';

const db = await openDatabase();
const app = Fastify();

/** The user, read for each request, and the versions for the ETag. */
const WHO = `select p.id, p.rank, p.rights, (select string_agg(version::text, '.' order by topic) from versions) as versions
  from sessions s join people p on p.id = s.person where s.hash = $1 and s.expires > now()`;
const hashOf = (key) => createHash('sha256').update(key).digest('hex');

app.addHook('onRequest', async (request, reply) => {
  if (request.url === '/health') return;
  const { rows } = await db.query({
    name: 'who',
    text: WHO,
    values: [hashOf(request.headers.key ?? '')],
  });
  if (!rows[0]) return reply.code(401).send({ msg: 'no' });
  request.person = rows[0];
});

app.get('/health', async () => (await db.query({ text: 'select 1 as ok', values: [] })).rows[0]);

app.get('/times', async (request, reply) => {
  const etag = `"${request.person.versions}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const { rows } = await db.query({
    name: 'times',
    text: `select t.id, t.person, p.name, p.rank, t.senior, s.name as "seniorName", floor(extract(epoch from now() - t.started) / 60)::int as mins,
        t.opened, t.started, t.linked, t.paused, t.pauses, t.added
      from open_times t join people p on p.id = t.person left join people s on s.id = t.senior order by p.name`,
    values: [],
  });
  return rows;
});

app.get('/payroll', async (_request, reply) => {
  const { rows } = await db.query({
    name: 'payroll',
    text: `select json_agg(json_build_object('id', p.id, 'name', p.name, 'rank', p.rank, 'roll', coalesce(e.roll, 0), 'minutes', coalesce(e.minutes, 0),
        'at', e.at) order by p.name)::text as body
      from people p left join (select person, sum(amount) filter (where kind = 'roll') as roll, sum(amount) filter (where kind = 'minutes') as minutes,
        max(at) as at from entries where period = (select max(period) from entries) group by person) e on e.person = p.id`,
    values: [],
  });
  return reply.type('application/json').send(rows[0].body);
});

app.post('/accept', async (request, reply) => {
  const { id } = request.body;
  const isDone = await db.transaction(async (query) => {
    const { rows } = await query(
      `update requests set state = 'accepted' where id = $1 and state = 'pending' returning person, by, rank`,
      [id],
    );
    if (!rows[0]) return false;
    const { person, by, rank } = rows[0];
    await query('update people set rank = $2 where id = $1', [person, rank]);
    await query('insert into promotions (person, rank, by, at) values ($1, $2, $3, now())', [
      person,
      rank,
      by,
    ]);
    await query(
      `insert into entries (person, period, kind, amount, at) values ($1, 61, 'promotion', 1, now())`,
      [by],
    );
    await query(`insert into audit (person, what, detail, at) values ($1, 'accept', $2, now())`, [
      person,
      JSON.stringify({ id, rank }),
    ]);
    await query(
      `update versions set version = version + 1 where topic in ('requests', 'people', 'pay')`,
      [],
    );
    return true;
  });
  return isDone ? { msg: 'done' } : reply.code(409).send({ msg: 'gone' });
});

await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
console.log(`ready http://127.0.0.1:${app.server.address().port} `);
process.on('SIGTERM', async () => {
  await app.close();
  await db.close();
  process.exit();
});
