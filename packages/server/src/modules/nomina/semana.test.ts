import { type PersonaSemana, SEMANA, type Suceso } from '@garita/domain/testing/semana';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';

const TIPO = { ascenso: 0, asistencia: 1, minutos: 2 } as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  // The time passes from Saturday to the Monday on which the tested week begins.
  agency.pass({ days: 2 });
});
afterEach(() => agency.close());

async function setCategorias(): Promise<void> {
  for (const { id, nombre: _, ...requisitos } of SEMANA.categorias) {
    await agency.db.updateTable('categorias').set(requisitos).where('id', '=', id).execute();
  }
}

/** Adds a person on their category's last mission, so that a promotion changes the category. */
async function addPersona({ nombre, categoria, reduccion }: PersonaSemana): Promise<void> {
  const { db, now } = agency;
  const categoria_id = SEMANA.categorias.find((c) => c.nombre === categoria)?.id as number;
  const mision = await db
    .selectFrom('misiones')
    .select('id')
    .where('categoria_id', '=', categoria_id)
    .orderBy('posicion', 'desc')
    .executeTakeFirstOrThrow();
  const dates = { registrado_en: now(), rango_desde: new Date('2026-01-01T00:00:00.000Z') };
  const { id } = await db
    .insertInto('usuarios')
    .values({ ...nombreColumns(nombre), clave_hash: 'x', mision_id: mision.id, ...dates })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (reduccion === null) return;
  const membresia = await db
    .selectFrom('membresias')
    .select('id')
    .where('reduccion', '=', true)
    .where('perma', '=', false)
    .executeTakeFirstOrThrow();
  const finaliza = new Date(now().getTime() + (reduccion === 'activa' ? 30 : 3) * 86_400_000);
  const encargado_id = await agency.idOf('Gerente');
  await db
    .insertInto('membresias_vendidas')
    .values({ membresia_id: membresia.id, usuario_id: id, encargado_id, fecha: now(), finaliza })
    .execute();
}

async function promote(nombre: string): Promise<void> {
  const id = await agency.idOf(nombre);
  expect(
    (await agency.call('sendAscenso', { as: 'Fundadora', body: { usuario: id } })).httpStatus,
  ).toBe(200);
  const [solicitud] = (await agency.call('getSolicitudes', { as: nombre, params: { id } })).body;
  const body = {
    option: 0,
    id: solicitud.id,
    encargado: solicitud.encargado,
    rango: solicitud.id_rango,
    mision: solicitud.nueva,
  };
  expect((await agency.call('actionSolicitudes', { as: nombre, body })).body).toMatchObject({
    status: 0,
  });
}

async function happen(nombre: string, suceso: Suceso): Promise<void> {
  if (suceso.tipo === 'sube') return promote(nombre);
  const { tipo, cantidad } = suceso;
  const body = {
    id: await agency.idOf(nombre),
    opcion: cantidad < 0 ? 1 : 0,
    requisitos: TIPO[tipo],
    cantidad: Math.abs(cantidad),
  };
  expect((await agency.call('ajustarNomina', { as: 'Fundadora', body })).body).toMatchObject({
    status: 0,
  });
}

async function liveTheWeek(): Promise<void> {
  for (const dia of DAYS) {
    for (const { nombre, sucesos } of SEMANA.personas) {
      for (const suceso of sucesos) if (suceso.dia === dia) await happen(nombre, suceso);
    }
    if (dia < 6) agency.pass({ days: 1 });
  }
}

type Wire = [
  { id: number; usuarioNombre: string; ascensos: number; asistencias: number; times: number }[],
  { usuario: number; paga: number }[],
  unknown,
];

const toTable = ([filas, pagas]: Wire) =>
  SEMANA.personas.map(({ nombre }) => {
    const fila = filas.find(({ usuarioNombre }) => usuarioNombre === nombre);
    const { id, ascensos, asistencias, times } = fila as Wire[0][number];
    return {
      nombre,
      logros: { ascensos, asistencias, times },
      paga: pagas.find(({ usuario }) => usuario === id)?.paga ?? 0,
    };
  });

const EXPECTED = SEMANA.personas.map(({ nombre, logros, paga }) => ({ nombre, logros, paga }));

test('a week’s pay matches its table: in the open period, once closed, and then by its days', async () => {
  await setCategorias();
  for (const persona of SEMANA.personas) await addPersona(persona);
  await liveTheWeek();
  const byDays = async () =>
    (
      await agency.call('allNominaPorFecha', {
        as: 'Agente',
        body: { inicio: '2026-11-23', final: '2026-11-29' },
      })
    ).body;
  const open = await agency.call('allNomina', { as: 'Agente' });
  expect(toTable(open.body)).toEqual(EXPECTED);
  expect(toTable(await byDays())).toEqual(EXPECTED.map((persona) => ({ ...persona, paga: 0 })));

  const { periodo, monto } = (await agency.call('nominaPrevia', { as: 'Gerente' })).body;
  expect(monto).toBe(
    open.body[1].reduce((sum: number, { paga }: { paga: number }) => sum + paga, 0),
  );
  expect(
    (await agency.call('actionReiniciar', { as: 'Gerente', body: { op: 0, periodo } })).httpStatus,
  ).toBe(200);
  expect(
    (await agency.call('nominaPeriodo', { as: 'Agente', params: { id: periodo } })).body,
  ).toEqual(open.body);
  expect(toTable(await byDays())).toEqual(EXPECTED);
  for (const { nombre, paga } of SEMANA.personas) {
    const detalle = await agency.call('nominaDetalle', {
      as: 'Gerente',
      params: { id: await agency.idOf(nombre) },
      query: { periodo },
    });
    expect(detalle.body).toMatchObject({ usuarioNombre: nombre, paga, periodo });
  }
});
