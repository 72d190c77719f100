import { TIPOS_PENDIENTE, type TipoPendiente } from '@garita/domain/inicio/pendientes';
import { totalOf } from '@garita/domain/listapaga/pago';
import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { FUZZ_SEED, propertyRuns } from '@garita/testing/effort';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const PEOPLE = ['Fundadora', 'Gerente', 'Supervisora', 'Oficial', 'Agente', 'Recluta', 'Cabo'];
const person = fc.constantFrom(...PEOPLE);
const some = fc.subarray(PEOPLE);
const creditos = fc.constantFrom(0, 1, 3, 20);

/** The pending items of the agency, and the user whose items are counted. */
const situation = fc.record({
  viewer: person,
  /** Permissions of the viewer besides their category's. */
  extra: fc.subarray(['adm', 'mul', 'pag', 'ven', 'tt', 'asc']),
  isDentro: fc.boolean(),
  multas: fc.array(fc.record({ de: person, creditos }), { maxLength: 6 }),
  ventas: fc.array(fc.record({ de: person, creditos }), { maxLength: 6 }),
  pagas: some,
  ausencias: some,
  nombres: some,
  declinados: some,
  tiempos: fc.uniqueArray(
    fc.record({
      de: person,
      alto: fc.option(person),
      isLargo: fc.boolean(),
      isPausado: fc.boolean(),
    }),
    { maxLength: 5, selector: ({ de }) => de },
  ),
  olvidadas: some,
  propuestas: some,
  hasNormativa: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

/** Clears what waits in the seeded agency, then sets the situation up. */
async function arrange(agency: TestAgency, wanted: Situation): Promise<void> {
  const { db, idOf } = agency;
  const fecha = agency.now();
  const before = (hours: number) => new Date(fecha.getTime() - hours * 3_600_000);
  for (const tabla of [
    'multas',
    'ausencias',
    'solicitudes_nombre',
    'solicitudes',
    'tiempos_registro',
    'tiempos',
    'fichajes',
  ] as const)
    await db.deleteFrom(tabla).execute();
  const dueña = await idOf('Fundadora');
  const gerente = await idOf('Gerente');
  /** Another person, as the senior. */
  const otra = (de: string): number => (de === 'Fundadora' ? gerente : dueña);
  await db
    .updateTable('ventas')
    .set({ anulado_en: fecha, anulado_por: dueña })
    .where('anulado_en', 'is', null)
    .execute();
  const usuario_id = await idOf(wanted.viewer);
  for (const codigo of wanted.extra)
    await db
      .insertInto('excepciones')
      .values({ usuario_id, codigo, encargado_id: dueña, fecha })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { de, creditos: credito } of wanted.ventas)
    await db
      .insertInto('ventas')
      .values({
        encargado_id: await idOf(de),
        externo: 'Fuera',
        origen: 'membresia',
        descripcion: 'VIP',
        credito,
        fecha,
      })
      .execute();
  for (const de of wanted.pagas)
    for (const [requisitos, cantidad] of [
      [0, 9],
      [1, 9],
      [2, 900],
    ])
      await agency.call('ajustarNomina', {
        as: 'Fundadora',
        body: { id: await idOf(de), opcion: 0, requisitos, cantidad },
      });
  await agency.call('updateLista', { as: 'Fundadora' });
  for (const { de, creditos: multa } of wanted.multas)
    await db
      .insertInto('multas')
      .values({
        usuario_id: await idOf(de),
        encargado_id: otra(de),
        motivo: 'Prueba',
        creditos: multa,
        fecha,
      })
      .execute();
  for (const de of wanted.ausencias)
    await db
      .insertInto('ausencias')
      .values({
        usuario_id: await idOf(de),
        motivo: 'Exámenes',
        inicio: '2026-11-24',
        final: '2026-11-27',
        creada_en: fecha,
      })
      .execute();
  for (const [at, de] of PEOPLE.entries()) {
    const nombre = { usuario_id: await idOf(de), nombre: `Otro-${at}`, creada_en: fecha };
    if (wanted.nombres.includes(de))
      await db.insertInto('solicitudes_nombre').values(nombre).execute();
    else if (wanted.declinados.includes(de))
      await db
        .insertInto('solicitudes_nombre')
        .values({ ...nombre, estado: 'declinada', resuelta_en: fecha, encargado_id: otra(de) })
        .execute();
  }
  for (const { de, alto, isLargo, isPausado } of wanted.tiempos)
    await db
      .insertInto('tiempos')
      .values({
        usuario_id: await idOf(de),
        alto_id: alto === null || alto === de ? null : await idOf(alto),
        abierto_en: before(isLargo ? 5 : 1),
        inicio: before(isLargo ? 5 : 1),
        ligado: alto === null || alto === de ? null : before(1),
        pausado_desde: isPausado ? before(isLargo ? 2 : 0) : null,
      })
      .execute();
  await db
    .updateTable('usuarios')
    .set({ rango_desde: before(24 * 4000) })
    .execute();
  for (const de of wanted.propuestas)
    await agency.call('sendAscenso', { as: 'Fundadora', body: { usuario: await idOf(de) } });
  if (wanted.hasNormativa) {
    await agency.call('guardarNormativa', {
      as: 'Fundadora',
      body: { numero: 0, contenido: { ...NORMATIVA_INICIAL, nota: 'Otra.' } },
    });
    await agency.call('publicarNormativa', { as: 'Fundadora', body: { numero: 1 } });
  }
  for (const de of wanted.olvidadas) {
    const { id } = await db
      .insertInto('fichajes')
      .values({ usuario_id: await idOf(de), dia: '2026-11-21', entrada: before(2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('presencias')
      .values({ fichaje_id: id, veces: 2, avisada_en: before(1), proxima: fecha })
      .execute();
  }
  if (wanted.isDentro && !wanted.olvidadas.includes(wanted.viewer))
    await db
      .insertInto('fichajes')
      .values({ usuario_id, dia: '2026-11-21', entrada: fecha })
      .execute();
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
type Row = any;

/**
 * The calls of a user. `rows` reads the rows of a screen; no rows if the read is refused. `each`
 * presses the button of each row.
 */
function hands(agency: TestAgency, as: string) {
  const call: TestAgency['call'] = (operation, options) =>
    agency.call(operation, { as, ...options });
  const rows = async (...args: Parameters<TestAgency['call']>): Promise<Row[]> => {
    const { httpStatus, body } = await call(...args);
    return httpStatus === 200 ? body : [];
  };
  /** Makes a call for each row. @returns the rows for which the call succeeded */
  const each = async (all: readonly Row[], act: (row: Row) => Promise<Answer>): Promise<Row[]> => {
    const done: Row[] = [];
    for (const row of all) if ((await act(row)).httpStatus === 200) done.push(row);
    return done;
  };
  return { call, rows, each };
}

/** Does everything that the screen of a kind offers. @returns how many things it did */
const FINISH: Readonly<
  Record<TipoPendiente, (of: ReturnType<typeof hands>, id: number) => Promise<number>>
> = {
  solicitudes: async ({ call, rows, each }, id) =>
    (
      await each(await rows('getSolicitudes', { params: { id } }), (one) =>
        call('actionSolicitudes', {
          body: {
            option: 1,
            id: one.id,
            encargado: one.encargado,
            rango: one.id_rango,
            mision: one.nueva,
          },
        }),
      )
    ).length,
  nombreDeclinado: async ({ call, each }) => {
    const { body } = await call('nombreDeclinado');
    const sinLeer = body && !body.enterada ? [body] : [];
    return (await each(sinLeer, (one) => call('enterarseNombre', { body: { id: one.id } }))).length;
  },
  normativa: async ({ call, each }) => {
    const { body } = await call('aceptacionNormativa');
    const sinAceptar = body.propia && body.aceptada === null ? [body] : [];
    return (
      await each(sinAceptar, ({ version }) => call('aceptarNormativa', { body: { version } }))
    ).length;
  },
  tiempos: async ({ call, rows, each }) =>
    (
      await each(
        (await rows('getAllTime')).filter(({ alto }) => alto <= 0),
        ({ id }) => call('actionTime', { body: { op: 5, id } }),
      )
    ).length,
  tiemposLargos: async ({ call, rows, each }) => {
    const largos = (await rows('getAllTime')).filter(
      ({ abierto, p_bajo, mins }) =>
        Date.parse(abierto) <= Date.parse('2026-11-21T14:30:00.000Z') ||
        (p_bajo !== null && Date.parse(p_bajo) <= Date.parse('2026-11-21T17:30:00.000Z')) ||
        mins < 0,
    );
    return (
      await each(largos, async ({ id, pausa, alto }) => {
        if (pausa === 1) await call('actionTime', { body: { op: 2, id } });
        if (alto <= 0) await call('actionTime', { body: { op: 5, id } });
        return call('actionTime', { body: { op: 1, id } });
      })
    ).length;
  },
  salidas: async ({ call, rows, each }) =>
    (
      await each(
        (await rows('getFichajesActivos')).filter(({ olvidada }) => olvidada),
        ({ id }) => call('cerrarFichaje', { body: { id } }),
      )
    ).length,
  ausencias: async ({ call, rows, each }) =>
    (
      await each(
        (await rows('getAusencias')).filter(({ estado }) => estado === 0),
        ({ id }) => call('ausenciaAction', { body: { op: 1, id } }),
      )
    ).length,
  nombres: async ({ call, rows, each }) =>
    (
      await each(await rows('getAllRequest'), ({ id }) =>
        call('actionNombre', { body: { op: 1, id } }),
      )
    ).length,
  ascensos: async ({ call, rows, each }) =>
    (
      await each(await rows('turnosAscenso'), ({ id }) =>
        call('sendAscenso', { body: { usuario: id } }),
      )
    ).length,
  paga: async ({ call, rows, each }) => {
    const [, , filas = []] = await rows('getListaPaga');
    return (
      await each(filas, (fila: Row) =>
        call('pagar', { body: { op: 1, id: fila.id, total: totalOf(fila) } }),
      )
    ).length;
  },
  ventas: async ({ call, rows, each }) => {
    const debidas = (await rows('allVentas')).filter(
      ({ pagado, credito }) => pagado === 0 && credito > 0,
    );
    const done = await each(debidas, ({ id }) =>
      call('ventaAction', { params: { id }, query: { pagado: 1 } }),
    );
    return new Set(done.map(({ encargado }) => encargado)).size;
  },
  multas: async ({ call, rows, each }) =>
    (
      await each(
        (await rows('getAllMultas')).filter(({ cobrado }) => cobrado === 0),
        ({ id }) => call('actionMulta', { body: { op: 1, id } }),
      )
    ).length,
};

/** The kinds that had a pending item in some run. */
const seen = new Set<TipoPendiente>();

async function checkEach(agency: TestAgency, viewer: string): Promise<void> {
  const id = await agency.idOf(viewer);
  const countOf = async (tipo: TipoPendiente): Promise<number> =>
    (await agency.call('pendientes', { as: viewer })).body.find((one: Row) => one.tipo === tipo)
      ?.cuantos ?? 0;
  for (const tipo of TIPOS_PENDIENTE) {
    const told = await countOf(tipo);
    if (told > 0) seen.add(tipo);
    const done = await FINISH[tipo](hands(agency, viewer), id);
    expect({ tipo, told, left: await countOf(tipo) }).toEqual({ tipo, told: done, left: 0 });
  }
}

test('each kind counts what its screen lets the user do, and a kind whose items are all done is no longer pending', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (wanted) => {
      const agency = await openTestAgency();
      try {
        await arrange(agency, wanted);
        await checkEach(agency, wanted.viewer);
      } finally {
        await agency.close();
      }
    }),
    { numRuns: propertyRuns(40), seed: FUZZ_SEED, endOnFailure: true },
  );
  expect(TIPOS_PENDIENTE.filter((tipo) => !seen.has(tipo))).toEqual([]);
});
