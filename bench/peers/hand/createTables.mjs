// The tables are as large as Garita's: 5,000 people, 200 open sessions, a million payroll entries.
const PEOPLE = 5_000;
const OPEN = 200;
/** The number of weekly pay periods: a bit more than a year. The last period is open. */
const PERIODS = 60;

export async function createTables(query, entries) {
  await query(
    'create table people (id int primary key, name text not null unique, rank int not null, rights text[] not null)',
  );
  await query(
    'create table sessions (hash text primary key, person int not null, expires timestamptz not null)',
  );
  await query('create table versions (topic text primary key, version bigint not null)');
  await query(`create table open_times (id int primary key, person int not null, senior int, opened timestamptz not null, started timestamptz not null,
    linked timestamptz, paused timestamptz, pauses int not null default 0, added int not null default 0)`);
  await query(`create table entries (id bigserial primary key, person int not null, period int not null, kind text not null, amount int not null,
    at timestamptz not null)`);
  await query(
    'create table requests (id int primary key, person int not null, by int not null, rank int not null, state text not null)',
  );
  await query(
    'create table promotions (id serial primary key, person int not null, rank int not null, by int not null, at timestamptz not null)',
  );
  await query(
    'create table audit (id bigserial primary key, person int not null, what text not null, detail jsonb not null, at timestamptz not null)',
  );
  await query(
    `insert into people select i, 'Guardia-' || lpad(i::text, 5, '0'), 1 + i % 12, array['adm','asc','tt'] from generate_series(1, ${PEOPLE}) i`,
  );
  await query(
    `insert into versions values ('times', 1), ('pay', 1), ('requests', 1), ('people', 1)`,
  );
  await query(
    `insert into open_times select i, i, i % 40 + 1, now(), now(), now(), null, 0, 0 from generate_series(1, ${OPEN}) i`,
  );
  await query(`insert into entries (person, period, kind, amount, at)
    select 1 + i % ${PEOPLE}, 1 + (i - 1) / ${Math.ceil(entries / PERIODS)}, case when i % 3 = 0 then 'roll' else 'minutes' end, 5 + i % 55,
      now() - make_interval(mins => i) from generate_series(1, ${entries}) i`);
  await query(
    `insert into requests select i, i, 1, 2, 'pending' from generate_series(1, ${PEOPLE}) i`,
  );
  await query('create index on entries (period, person)');
  await query(`create index on requests (person) where state = 'pending'`);
}
