import { openDatabase } from './hand/openDatabase.mjs';

const COUNT = Number(process.argv[2]);
const AGO = `now() - make_interval(secs => (${COUNT} - i) * 34.56)`;
const db = await openDatabase();
const run = (text) => db.query({ text, values: [] });
// The demo's `--registros` spreads its rows over all logs. This script adds all rows to the
// payroll. Without foreign key checks, a million rows take seconds.
await run('set session_replication_role = replica');
await run(`with gente as (select array_agg(id) as ids, count(*)::int as total from usuarios where despedido_en is null),
    primero as (select min(id) as id from periodos)
  insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo, encargado_id)
  select (select ids from gente)[1 + i % (select total from gente)], (select id from primero), case when i % 3 = 0 then 'asistencia' else 'minutos' end,
    case when i % 3 = 0 then 1 else 5 + i % 55 end, ${AGO}, 'Registro de prueba', null from generate_series(1, ${COUNT}) as i`);
await run('vacuum analyze');
await db.close();
