import { foldCase } from '@garita/domain/formato/foldCase';
import { HOSTILE_NAMES, OLD_NAMES } from '@garita/domain/testing/hostileNames';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const persona = async (as: string, nombre: string) =>
  (await agency.call('persona', { as, params: { nombre } })).body;
const rename = async (from: string, to: string) => {
  const body = { id: await agency.idOf(from), nombre: to, rango: 'igual', firma: 'igual' };
  expect((await agency.call('editUsuario', { as: 'Gerente', body })).httpStatus).toBe(200);
};

describe('a person’s identity', () => {
  test('a person’s page shows all users the name, the rank, the status and the former ranks', async () => {
    const body = await persona('Recluta', 'oFICIAL');
    expect(body).toMatchObject({
      usuario: 'Oficial',
      activa: 1,
      mision: 'Oficial I',
      categoria: 5,
      n_categoria: 'Oficiales',
    });
    expect(
      Object.keys(body).filter((name) =>
        ['firma', 'registro', 'ultima_vez', 'dentro', 'proximo'].includes(name),
      ),
    ).toEqual([]);
    expect(
      body.camino.map((paso: { categoria: number; desde: unknown }) => [
        paso.categoria,
        paso.desde,
      ]),
    ).toEqual([
      [5, null],
      [6, null],
      [7, null],
    ]);
  });

  test('a person’s page shows more to the person and to users with usu', async () => {
    await agency.call('actionFichar', { as: 'Oficial', body: { op: 0 } });
    const own = await persona('Oficial', 'Oficial');
    expect(own).toMatchObject({
      registro: expect.any(String),
      dentro: expect.any(String),
      firma: expect.any(String),
    });
    expect(own).not.toHaveProperty('ultima_vez');
    expect(await persona('Gerente', 'Oficial')).toMatchObject({
      ultima_vez: expect.any(String),
      dentro: own.dentro,
      registro: own.registro,
    });
  });

  test('a person’s page shows the date of the next promotion to a promoter, but not the registration', async () => {
    const body = await persona('Oficial', 'Recluta');
    const turnos = (await agency.call('turnosAscenso', { as: 'Oficial' })).body;
    expect(body.proximo).toBe(
      turnos.find(({ usuario }: { usuario: string }) => usuario === 'Recluta').date_finaliza,
    );
    expect(body).not.toHaveProperty('registro');
  });

  test('a person’s page has the former categories in the career', async () => {
    const [usuario_id, encargado_id] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    const misiones = await agency.db
      .selectFrom('misiones')
      .select(['id', 'categoria_id'])
      .where('posicion', '=', 1)
      .orderBy('categoria_id')
      .execute();
    const [one, two, three] = misiones.map(({ id }) => id) as [number, number, number];
    await agency.db.deleteFrom('ascensos').execute();
    const row = { usuario_id, encargado_id, solicitud_id: null };
    await agency.db
      .insertInto('ascensos')
      .values([
        {
          ...row,
          mision_anterior_id: one,
          mision_nueva_id: two,
          fecha: new Date('2026-10-01T12:00Z'),
        },
        {
          ...row,
          mision_anterior_id: two,
          mision_nueva_id: three,
          fecha: new Date('2026-11-01T12:00Z'),
        },
      ])
      .execute();
    const { camino, registro } = await persona('Gerente', 'Agente');
    expect(
      camino.map((paso: { categoria: number; desde: unknown }) => [paso.categoria, paso.desde]),
    ).toEqual([
      [1, registro],
      [2, '2026-10-01T12:00:00.000Z'],
      [3, '2026-11-01T12:00:00.000Z'],
      [4, null],
      [5, null],
    ]);
  });

  test('an old name leads to its last holder', async () => {
    await rename('Agente', 'Agenta');
    expect(await persona('Recluta', 'agente')).toMatchObject({ usuario: 'Agenta' });
    // A name belongs to the person who has it now, before any person who had it earlier.
    await rename('Agenta', 'Agente');
    expect(await persona('Recluta', 'agenta')).toMatchObject({ usuario: 'Agente' });
    expect(
      (await agency.call('persona', { as: 'Recluta', params: { nombre: 'Nadie' } })).httpStatus,
    ).toBe(404);
    expect((await agency.call('persona', { params: { nombre: 'Agente' } })).httpStatus).toBe(401);
  });

  test('the address of any name leads to its holder, also of a former name', async () => {
    for (const [before, nombre] of ['Recluta', ...HOSTILE_NAMES].map(
      (one, place) => [one, HOSTILE_NAMES[place]] as const,
    )) {
      if (nombre === undefined) break;
      await rename(before, nombre);
      for (const wanted of [nombre, before])
        expect(await persona('Oficial', wanted), wanted).toMatchObject({ usuario: nombre });
    }
    const id = await agency.idOf(HOSTILE_NAMES.at(-1) ?? '');
    for (const usuario of OLD_NAMES) {
      await agency.db
        .updateTable('usuarios')
        .set({ usuario, usuario_plegado: foldCase(usuario) })
        .where('id', '=', id)
        .execute();
      expect(await persona('Oficial', usuario), usuario).toMatchObject({ usuario });
    }
  });

  test('the page of a dismissed person has no rank, except for users with usu', async () => {
    expect(await persona('Recluta', 'Expulsado')).toMatchObject({
      activa: 0,
      mision: null,
      categoria: null,
      periodo: null,
      camino: [],
    });
    expect(await persona('Gerente', 'Expulsado')).toMatchObject({
      activa: 0,
      mision: expect.any(String),
      despedido: expect.any(String),
    });
  });
});

describe('notes', () => {
  const write = async (as: string, usuario: string, texto: string) =>
    agency.call('addNota', { as, body: { usuario: await agency.idOf(usuario), texto } });
  const notas = async (as: string, nombre: string) =>
    agency.call('notasPersona', { as, params: { nombre } });

  test('notes are written and read by category 8 and above, about people of a lower category', async () => {
    expect((await write('Supervisora', 'Oficial', 'Buen criterio')).body).toEqual({
      msg: 'Nota guardada',
      status: 0,
    });
    expect((await notas('Gerente', 'oficial')).body).toEqual([
      {
        id: expect.any(Number),
        texto: 'Buen criterio',
        autor: 'Supervisora',
        mia: 0,
        fecha: agency.now().toISOString(),
        editada: null,
      },
    ]);
    expect((await notas('Supervisora', 'Oficial')).body).toMatchObject([{ mia: 1 }]);
    for (const as of ['Oficial', 'Agente', 'Recluta'])
      expect((await notas(as, 'Oficial')).httpStatus).toBe(403);
    expect((await write('Supervisora', 'Gerente', 'x')).httpStatus).toBe(403);
    expect((await write('Oficial', 'Recluta', 'x')).httpStatus).toBe(403);
    expect((await notas('Supervisora', 'Supervisora')).httpStatus).toBe(403);
  });

  test('notes are changed and deleted only by their author', async () => {
    await write('Supervisora', 'Oficial', 'Buen criterio');
    const [{ id }] = (await notas('Supervisora', 'Oficial')).body;
    expect(
      (await agency.call('editNota', { as: 'Gerente', body: { id, texto: 'Otra' } })).httpStatus,
    ).toBe(409);
    expect((await agency.call('deleteNota', { as: 'Gerente', body: { id } })).httpStatus).toBe(409);
    agency.pass({ hours: 1 });
    await agency.call('editNota', { as: 'Supervisora', body: { id, texto: 'Muy buen criterio' } });
    expect((await notas('Supervisora', 'Oficial')).body).toMatchObject([
      { texto: 'Muy buen criterio', editada: agency.now().toISOString() },
    ]);
    expect((await agency.call('deleteNota', { as: 'Supervisora', body: { id } })).body.status).toBe(
      0,
    );
    expect((await notas('Gerente', 'Oficial')).body).toEqual([]);
    expect((await agency.call('deleteNota', { as: 'Supervisora', body: { id } })).httpStatus).toBe(
      404,
    );
  });

  test.each([
    [' ', 'Escribe la nota.'],
    ['🌙'.repeat(251), null],
  ])('a note cannot be empty or too long: %#', async (texto, msg) => {
    const answer = await write('Supervisora', 'Oficial', texto);
    expect([answer.httpStatus, msg === null ? null : answer.body.msg]).toEqual([
      msg === null ? 200 : 400,
      msg,
    ]);
  });

  test('notes appear in the audit log, which category 10 reads, without name and content', async () => {
    await write('Fundadora', 'Gerente', 'Un secreto de la dirección');
    const { body } = await agency.call('bitacora', {
      as: 'Gerente',
      query: { operacion: 'addNota' },
    });
    expect(body.filas).toMatchObject([
      { operacion: 'addNota', personaNombre: null, antes: null, despues: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('secreto');
    // The author's own answers do not contain the note either.
    for (const call of ['persona', 'historiaPersona'] as const)
      expect(
        JSON.stringify(
          (await agency.call(call, { as: 'Gerente', params: { nombre: 'Gerente' } })).body,
        ),
      ).not.toMatch(/nota|secreto/i);
  });
});
