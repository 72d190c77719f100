import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const edit = async (as: string, name: string, change: Record<string, unknown>) =>
  agency.call('editUsuario', {
    as,
    body: {
      id: await agency.idOf(name),
      nombre: 'igual',
      rango: 'igual',
      firma: 'igual',
      mifirma: 'XXX',
      ...change,
    },
  });
const personOf = async (id: number) =>
  (await agency.call('userAllInfo', { as: 'Gerente', params: { id } })).body;
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const grant = async (name: string, codigo: string) =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(name),
      codigo,
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    })
    .execute();
const REFUSED = (httpStatus: number, msg: string) => ({
  httpStatus,
  body: expect.arrayContaining([msg, 1]),
});

const cambiosOf = (id: number) =>
  agency.db.selectFrom('cambios_rango').selectAll().where('usuario_id', '=', id).execute();

describe('editing a person (USU-16 to USU-22)', () => {
  test('editing a person answers an array, changes the fields sent and is in the audit log', async () => {
    const id = await agency.idOf('Oficial');
    const answer = await edit('Gerente', 'Oficial', {
      nombre: 'Oficiala',
      firma: 'of2',
      rango: await misionId('Inspección II'),
    });
    expect(answer).toMatchObject({ httpStatus: 200, body: ['Usuario editado correctamente', 0] });
    expect(await personOf(id)).toMatchObject({
      usuario: 'Oficiala',
      firma: 'OF2',
      mision: 'Inspección II',
    });
    const log = await agency.db
      .selectFrom('bitacora')
      .selectAll()
      .where('operacion', '=', 'editUsuario')
      .execute();
    expect(log).toMatchObject([
      {
        actor_id: await agency.idOf('Gerente'),
        objetivo_id: id,
        antes: { usuario: 'Oficial', firma: 'OFI', mision: 'Oficial I' },
        despues: { usuario: 'Oficiala', firma: 'OF2', mision: 'Inspección II' },
      },
    ]);
  });

  test('editing a person with equal values changes nothing and logs nothing', async () => {
    expect((await edit('Gerente', 'Oficial', {})).body).toEqual([
      'Usuario editado correctamente',
      0,
    ]);
    expect(
      (
        await edit('Gerente', 'Oficial', {
          rango: await misionId('Oficial I'),
          nombre: 'Oficial',
          firma: 'ofi',
        })
      ).httpStatus,
    ).toBe(200);
    expect(
      await agency.db
        .selectFrom('bitacora')
        .selectAll()
        .where('operacion', '=', 'editUsuario')
        .execute(),
    ).toEqual([]);
    expect(await cambiosOf(await agency.idOf('Oficial'))).toEqual([]);
  });

  test.each([
    ['Oficial', { nombre: '' }, 'El nombre no puede estar vacio'],
    ['Oficial', { nombre: 'dos palabras' }, 'Nombre no puede tener espacio'],
    ['Oficial', { firma: '' }, 'Firma no puede estar vacia'],
    ['Oficial', { firma: 'AB' }, 'Firma debe contener 3 caracteres'],
    ['Oficial', { firma: '<b>' }, 'La firma solo puede llevar letras y números'],
    ['Agente', { firma: 'ABCD' }, 'Firma debe contener 3 caracteres'],
    ['Expulsado', { firma: 'EXP' }, 'Una persona despedida no tiene firma.'],
  ])('editing %s with %j is refused: %s', async (name, change, msg) => {
    expect(await edit('Gerente', name, change)).toMatchObject(REFUSED(400, msg));
  });

  test('editing a person below firma_desde allows an empty signature, and from there on does not', async () => {
    expect((await edit('Gerente', 'Agente', { firma: 'AGE' })).httpStatus).toBe(200);
    expect((await edit('Gerente', 'Agente', { firma: '' })).httpStatus).toBe(200);
    expect(await edit('Gerente', 'Agente', { rango: await misionId('Oficial I') })).toMatchObject(
      REFUSED(400, 'Firma no puede estar vacia'),
    );
    expect(
      (await edit('Gerente', 'Agente', { rango: await misionId('Oficial I'), firma: 'AGE' }))
        .httpStatus,
    ).toBe(200);
  });

  test('editing a person refuses a taken name or signature, whatever its case; the person’s own name may change its case', async () => {
    expect(await edit('Gerente', 'Oficial', { nombre: 'AGENTE' })).toMatchObject(
      REFUSED(409, 'El nombre ya esta ocupado'),
    );
    expect(await edit('Gerente', 'Oficial', { firma: 'sup' })).toMatchObject(
      REFUSED(409, 'La firma no esta disponible'),
    );
    expect((await edit('Gerente', 'Oficial', { nombre: 'OFICIAL' })).httpStatus).toBe(200);
  });

  test('editing a person refuses a name that resembles another user’s; the person’s own name may change into a similar name', async () => {
    expect(await edit('Gerente', 'Agente', { nombre: 'Rec1uta' })).toMatchObject(
      REFUSED(409, 'Ese nombre se confunde con el de otra persona'),
    );
    const id = await agency.idOf('Recluta');
    expect((await edit('Gerente', 'Recluta', { nombre: 'RecIuta' })).httpStatus).toBe(200);
    expect((await personOf(id)).usuario).toBe('RecIuta');
  });

  test('editing a person does not validate an unchanged old name', async () => {
    const id = await agency.idOf('Agente');
    await agency.db
      .updateTable('usuarios')
      .set(nombreColumns('ΟΔΟΣ💂'))
      .where('id', '=', id)
      .execute();
    for (const nombre of ['igual', 'ΟΔΟΣ💂'])
      expect((await edit('Gerente', 'ΟΔΟΣ💂', { nombre, firma: 'AGE' })).httpStatus, nombre).toBe(
        200,
      );
    expect((await edit('Gerente', 'ΟΔΟΣ💂', { nombre: 'ΟΔΟΣ' })).httpStatus).toBe(400);
    expect(await personOf(id)).toMatchObject({ usuario: 'ΟΔΟΣ💂', firma: 'AGE' });
  });

  test('editing a person logs the old name after a rename', async () => {
    const id = await agency.idOf('Agente');
    await edit('Gerente', 'Agente', { nombre: 'Agenta' });
    expect(await agency.db.selectFrom('cambios_nombre').selectAll().execute()).toMatchObject([
      { usuario_id: id, anterior: 'Agente', nuevo: 'Agenta' },
    ]);
    expect(
      (await agency.call('getUsername', { as: 'Recluta', params: { name: 'agente' } })).httpStatus,
    ).toBe(200);
  });

  test('editing a person can rename a dismissed person', async () => {
    expect((await edit('Gerente', 'Expulsado', { nombre: 'Antiguo' })).httpStatus).toBe(200);
  });

  test('of two people renamed to the same name at once, one gets the name', async () => {
    const answers = await Promise.all([
      edit('Gerente', 'Agente', { nombre: 'Mismo' }),
      edit('Fundadora', 'Recluta', { nombre: 'mismo' }),
    ]);
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, 409]);
  });
});

describe('editing a person’s mission', () => {
  test('editing a person’s mission needs ern (USU-15)', async () => {
    await grant('Supervisora', 'usu');
    const rango = await misionId('Agente II');
    expect(await edit('Supervisora', 'Agente', { rango })).toMatchObject(
      REFUSED(403, 'No tienes permiso para cambiar el rango.'),
    );
    expect((await edit('Supervisora', 'Agente', { nombre: 'Agenta' })).httpStatus).toBe(200);
    await grant('Supervisora', 'ern');
    expect((await edit('Supervisora', 'Agenta', { rango })).httpStatus).toBe(200);
  });

  test('editing a person’s mission stays below the editor’s category; only the owner goes higher', async () => {
    const rango = await misionId('Gerencia');
    expect(await edit('Gerente', 'Oficial', { rango })).toMatchObject(
      REFUSED(403, 'Solo puedes dar rangos por debajo del tuyo.'),
    );
    expect((await edit('Fundadora', 'Oficial', { rango })).httpStatus).toBe(200);
    expect(await edit('Gerente', 'Agente', { rango: 99_999 })).toMatchObject(
      REFUSED(400, 'Esa misión no existe.'),
    );
  });

  test('editing a person’s mission restarts the wait for the next promotion, ends the pending promotion and is in the log of ranks', async () => {
    const id = await agency.idOf('Cabo');
    await edit('Gerente', 'Cabo', { rango: await misionId('Agente I') });
    expect(
      await agency.db
        .selectFrom('usuarios')
        .select('rango_desde')
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ rango_desde: agency.now() });
    expect((await agency.call('getSolicitudes', { as: 'Cabo', params: { id } })).body).toEqual([]);
    expect(await cambiosOf(id)).toMatchObject([
      { encargado_id: await agency.idOf('Gerente'), fecha: agency.now() },
    ]);
  });

  test('editing a person’s mission changes the person’s permissions at their next call', async () => {
    const key = await agency.keyOf('Oficial');
    await edit('Gerente', 'Oficial', { rango: await misionId('Agente I') });
    expect((await agency.call('getUsuariosAscensos', { key })).httpStatus).toBe(403);
  });
});
