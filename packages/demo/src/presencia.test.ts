import { localDay } from '@garita/domain/formato/localDay';
import { must } from '@garita/domain/must';
import { momentsOf } from '@garita/domain/reglas/rangoFechas.rules';
import { DEMO_NOW, openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readHistory } from '@garita/testing/agency/readHistory';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

interface Aparicion {
  readonly donde: string;
  readonly usuario_id: number;
  readonly fecha: Date;
}

/** The columns that name a person who acts at an instant, or the person whom the act is about. */
const APARICIONES: readonly string[] = [
  ...['usuario_id', 'encargado_id'].flatMap((who) => [
    ...[
      'ascensos',
      'cambios_rango',
      'degrados',
      'traslados',
      'misiones_vendidas',
      'membresias_vendidas',
      'multas',
      'ventas',
    ].map((t) => `${t} ${who} fecha`),
    ...[
      'nomina',
      'excepciones',
      'cambios_nombre',
      'despidos',
      'empleados_mes',
      'clones_permitidos',
    ].map((t) => `${t} ${who} fecha`),
    `solicitudes ${who} creada_en`,
  ]),
  ...[
    'fichajes usuario_id entrada',
    'fichajes usuario_id salida',
    'tiempos usuario_id abierto_en',
    'tiempos usuario_id cerrado_en',
    'tiempos alto_id cerrado_en',
  ],
  ...[
    'tiempos_registro encargado_id fecha',
    'paselistas encargado_id fecha',
    'paselistas queda_id fecha',
    'cierres encargado_id fecha',
  ],
  ...[
    'pagos usuario_id creado_en',
    'pagos usuario_id pagado_en',
    'pagos pagado_por pagado_en',
    'pagos archivado_por archivado_en',
  ],
  ...[
    'multas usuario_id cobrada_en',
    'multas cobrada_por cobrada_en',
    'multas anulado_por anulado_en',
    'ventas pagado_por pagado_en',
  ],
  ...[
    'ausencias usuario_id creada_en',
    'ausencias encargado_id decidida_en',
    'solicitudes_nombre usuario_id creada_en',
  ],
  ...[
    'solicitudes_nombre encargado_id resuelta_en',
    'despidos ingreso_por ingreso_en',
    'estados usuario_id fecha',
    'direcciones usuario_id primera_vez',
  ],
  ...[
    'accesos_fallidos usuario_id fecha',
    'usuarios id ultima_vez',
    'usuarios id rango_desde',
    'bitacora actor_id fecha',
  ],
  ...[
    'paselista_personas|join|paselistas|on|id=paselista_id usuario_id fecha',
    'cierre_filas|join|cierres|on|id=cierre_id usuario_id fecha',
  ],
];

test('no person appears, acts or is acted on before their entry, after their dismissal, or in the future', async () => {
  const db = await openTestDemo();
  const { isActiveAt } = await readHistory(db);
  const queries = APARICIONES.map((one) => {
    const [table = '', persona, fecha] = one.split(' ');
    const from = table.replaceAll('|', ' ');
    return `select '${one}' as donde, ${persona} as usuario_id, ${fecha} as fecha from ${from} where ${persona} is not null and ${fecha} is not null`;
  });
  const { rows } = await sql.raw<Aparicion>(queries.join(' union all ')).execute(db);
  expect(rows.length).toBeGreaterThan(10_000);
  expect(rows.filter(({ fecha }) => fecha > DEMO_NOW)).toEqual([]);
  // At the instants of a dismissal and a readmission the person counts as active.
  expect(rows.filter(({ usuario_id, fecha }) => !isActiveAt(usuario_id, fecha))).toEqual([]);
});

test('clock-ins of a person do not overlap, and are on the agency’s days; one has been forgotten for more than sixteen hours', async () => {
  const db = await openTestDemo();
  const { zona } = await db.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const all = await db
    .selectFrom('fichajes as f')
    .innerJoin('usuarios as u', 'u.id', 'f.usuario_id')
    .select(['f.usuario_id', 'f.dia', 'f.entrada', 'f.salida', 'f.descontado', 'u.usuario'])
    .orderBy('f.usuario_id')
    .orderBy('f.entrada')
    .execute();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ dia, entrada }) => dia !== localDay(entrada.getTime(), zona))).toEqual([]);
  expect(all.filter(({ entrada, salida }) => salida !== null && salida < entrada)).toEqual([]);
  const overlapping = all.filter((one, index) => {
    const next = all[index + 1];
    return (
      next?.usuario_id === one.usuario_id && (one.salida === null || next.entrada < one.salida)
    );
  });
  expect(overlapping).toEqual([]);
  expect(all.some(({ descontado }) => descontado > 0)).toBe(true);
  const inside = all.filter(({ salida }) => salida === null);
  expect(inside.length).toBeGreaterThan(6);
  expect(inside.map(({ usuario }) => usuario)).toEqual(
    expect.arrayContaining(['Supervisora', 'Oficial']),
  );
  expect(
    inside
      .filter(({ entrada }) => DEMO_NOW.getTime() - entrada.getTime() > 16 * 3_600_000)
      .map(({ usuario }) => usuario),
  ).toEqual(['Mirlo.Negro']);
  // The management and Recluta never clock in. Agente and Cabo are clocked out at the end.
  expect(
    all.filter(({ usuario }) => ['Fundadora', 'Gerente', 'Recluta'].includes(usuario)),
  ).toEqual([]);
  expect(inside.filter(({ usuario }) => ['Agente', 'Cabo'].includes(usuario))).toEqual([]);
});

test('one exit seems forgotten: the avatar was seen within the open clock-in, and the person has the notice', async () => {
  const db = await openTestDemo();
  const { ajustes } = await db.selectFrom('agencia').select('ajustes').executeTakeFirstOrThrow();
  expect(ajustes).toMatchObject({ registro: { presencia: 1 } });
  const [one, ...others] = await db
    .selectFrom('presencias as p')
    .innerJoin('fichajes as f', 'f.id', 'p.fichaje_id')
    .innerJoin('avisos as a', 'a.usuario_id', 'f.usuario_id')
    .select(['f.entrada', 'f.salida', 'p.visto_en', 'p.avisada_en', 'a.tipo', 'a.datos', 'a.fecha'])
    .execute();
  expect(others).toEqual([]);
  const { entrada, visto_en, avisada_en } = must(one, 'A forgotten exit');
  expect(must(visto_en, 'The time seen') > entrada).toBe(true);
  expect(one).toMatchObject({
    salida: null,
    tipo: 'sigueDentro',
    datos: { visto: visto_en?.toISOString() },
    fecha: avisada_en,
  });
});

test('times are within clock-ins, one at a time, and their authors are clocked in and of a higher category', async () => {
  const db = await openTestDemo();
  const { isInAt, subjectAt, categoriaAt, fichajesOf } = await readHistory(db);
  const tiempos = await db
    .selectFrom('tiempos')
    .selectAll()
    .orderBy('usuario_id')
    .orderBy('abierto_en')
    .execute();
  expect(tiempos.length).toBeGreaterThan(300);
  const outside = tiempos.filter(({ usuario_id, abierto_en, cerrado_en }) => {
    const within = (fichajesOf.get(usuario_id) ?? []).some(
      ({ desde, hasta }) =>
        desde <= abierto_en && (hasta === null || (cerrado_en !== null && cerrado_en <= hasta)),
    );
    return !within;
  });
  expect(outside).toEqual([]);
  const overlapping = tiempos.filter((one, i) => {
    const next = tiempos[i + 1];
    return (
      next?.usuario_id === one.usuario_id &&
      (one.cerrado_en === null || next.abierto_en < one.cerrado_en)
    );
  });
  expect(overlapping).toEqual([]);
  const bajoOf = new Map(tiempos.map((tiempo) => [tiempo.id, tiempo.usuario_id]));
  const acts = await db
    .selectFrom('tiempos_registro')
    .select(['tiempo_id', 'encargado_id', 'fecha', 'accion'])
    .execute();
  const unfit = acts.filter(({ tiempo_id, encargado_id, fecha }) => {
    const actor = subjectAt(must(encargado_id, 'The author of the act'), fecha);
    return (
      !isInAt(actor.id, fecha) ||
      !actor.permisos.includes('tt') ||
      actor.id_categoria <= categoriaAt(must(bajoOf.get(tiempo_id), 'The time of the act'), fecha)
    );
  });
  expect(unfit).toEqual([]);
});

test('a roll call has only people with a running time, of a category lower than its author, who is clocked in', async () => {
  const db = await openTestDemo();
  const { isInAt, categoriaAt } = await readHistory(db);
  const called = await db
    .selectFrom('paselista_personas as p')
    .innerJoin('paselistas as l', 'l.id', 'p.paselista_id')
    .innerJoin('tiempos as t', 't.id', 'p.tiempo_id')
    .select([
      'p.resultado',
      'p.usuario_id',
      'p.paselista_id',
      'l.encargado_id',
      'l.queda_id',
      'l.fecha',
      't.abierto_en',
      't.cerrado_en',
      't.cierre',
      't.usuario_id as de',
    ])
    .execute();
  expect(new Set(called.map(({ resultado }) => resultado))).toEqual(
    new Set(['pausado', 'sumado', 'fuerabase']),
  );
  expect(
    called.filter(
      (c) =>
        c.usuario_id !== c.de ||
        c.abierto_en > c.fecha ||
        (c.cerrado_en !== null && c.cerrado_en < c.fecha),
    ),
  ).toEqual([]);
  expect(
    called.filter(
      (c) =>
        c.resultado === 'fuerabase' &&
        (c.cierre !== 'cancelado' || c.cerrado_en?.getTime() !== c.fecha.getTime()),
    ),
  ).toEqual([]);
  expect(
    called.filter(
      (c) => ![c.usuario_id, c.encargado_id, c.queda_id].every((id) => isInAt(id, c.fecha)),
    ),
  ).toEqual([]);
  expect(
    called.filter(
      (c) => categoriaAt(c.encargado_id, c.fecha) <= categoriaAt(c.usuario_id, c.fecha),
    ),
  ).toEqual([]);
});

test('a person with an accepted absence does not appear at work', async () => {
  const db = await openTestDemo();
  const { fichajesOf } = await readHistory(db);
  const { zona } = await db.selectFrom('agencia').select('zona').executeTakeFirstOrThrow();
  const ausencias = await db
    .selectFrom('ausencias')
    .selectAll()
    .where('estado', '=', 'aceptada')
    .execute();
  const seen = ausencias.filter(({ usuario_id, inicio, final }) => {
    const { desde, hasta } = momentsOf({ inicio, final }, zona);
    return (fichajesOf.get(usuario_id) ?? []).some(
      (fichaje) => fichaje.desde < hasta && (fichaje.hasta ?? DEMO_NOW) > desde,
    );
  });
  expect(seen).toEqual([]);
  expect(
    ausencias.filter(
      ({ decidida_en, creada_en }) => must(decidida_en, 'The date of the decision') < creada_en,
    ),
  ).toEqual([]);
});
