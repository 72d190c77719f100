import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';
import { closeNombresForDismissal } from './nombres.service';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;

const ask = (as: string, nombre: string, headers: Headers = {}) =>
  agency.call('actionNombre', { as, body: { op: 2, nombre }, headers });
const answer = (as: string, id: number, op: 0 | 1, headers: Headers = {}) =>
  agency.call('actionNombre', { as, body: { op, id }, headers });
const mine = async (as: string) =>
  (await agency.call('getNameRequest', { as, params: { id: await agency.idOf(as) } })).body;
const waits = async (as: string, nombre: string): Promise<number> => {
  expect((await ask(as, nombre)).httpStatus).toBe(200);
  return (await mine(as)).id;
};
const edit = async (usuario: string, nombre: string) =>
  agency.call('editUsuario', {
    as: 'Gerente',
    body: { id: await agency.idOf(usuario), nombre, rango: 'igual', firma: 'igual' },
  });
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .selectAll()
    .where('operacion', '=', 'actionNombre')
    .orderBy('id')
    .execute();
const nameLog = () =>
  agency.db
    .selectFrom('cambios_nombre')
    .select(['usuario_id', 'encargado_id', 'anterior', 'nuevo'])
    .orderBy('id')
    .execute();
const states = () =>
  agency.db
    .selectFrom('solicitudes_nombre')
    .select(['estado', 'encargado_id'])
    .orderBy('id')
    .execute();
const statusesOf = (answers: readonly { httpStatus: number }[]) =>
  answers.map((a) => a.httpStatus).sort();

const check = (name: string) => agency.call('getUsername', { as: 'Oficial', params: { name } });

describe('the check whether a name is free', () => {
  test('the check whether a name is free accepts a free name', async () => {
    expect(await check('Nueva')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'El nombre está libre', status: 0 },
    });
  });

  test.each(['Oficial', 'oFICIAL', 'Expulsado'])(
    'the check whether a name is free reports that «%s» is taken, also by dismissed people',
    async (name) => {
      expect(await check(name)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'El nombre ya esta ocupado' },
      });
    },
  );

  test.each(['OficiaI', '0ficial', 'Expu1sado'])(
    'the check whether a name is free reports that «%s» resembles another name',
    async (name) => {
      expect(await check(name)).toMatchObject({
        httpStatus: 409,
        body: { msg: 'Ese nombre se confunde con el de otra persona', campo: 'name' },
      });
    },
  );

  test('the check whether a name is free reports an invalid name', async () => {
    expect(await check('con espacio')).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Nombre no puede tener espacio', campo: 'name' },
    });
  });

  test('the check whether a name is free treats the same letters in another Unicode form as the same name', async () => {
    await agency.db
      .updateTable('usuarios')
      .set(nombreColumns('Vigía'))
      .where('usuario', '=', 'Agente')
      .execute();
    expect((await check('Vigi\u0301a')).httpStatus).toBe(409);
  });
});

describe('asking for another name', () => {
  test('asking for another name leaves one pending request, and the name unchanged (NCM-04, NCM-05, NCM-12)', async () => {
    const usuario = await agency.idOf('Recluta');
    expect(await mine('Recluta')).toBeNull();
    expect(await ask('Recluta', 'Veterano')).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Solicitud enviada correctamente', status: 0 },
    });
    const request = {
      id: expect.any(Number),
      usuario,
      usuarioNombre: 'Recluta',
      id_categoria: 1,
      nombre: 'Veterano',
      fecha: agency.now().toISOString(),
    };
    expect(await mine('Recluta')).toEqual(request);
    expect((await agency.call('getAllRequest', { as: 'Gerente' })).body).toEqual([request]);
    expect(await audits()).toMatchObject([
      { actor_id: usuario, objetivo_tipo: 'nombre', despues: { usuario, nombre: 'Veterano' } },
    ]);
    expect((await check('Veterano')).httpStatus).toBe(200);
  });

  test.each([
    ['', 400, 'No dejes campos vacios'],
    ['dos palabras', 400, 'Nombre no puede tener espacio'],
    ['IGUAL', 400, 'Ese nombre no se puede usar'],
    ['Oficial', 409, 'El nombre ya esta ocupado'],
    ['eXPULSADO', 409, 'El nombre ya esta ocupado'],
    ['Recluta', 409, 'Ese ya es tu nombre.'],
  ])('asking for another name for %j: %i %s (NCM-10, NCM-11)', async (nombre, httpStatus, msg) => {
    expect(await ask('Recluta', nombre)).toMatchObject({
      httpStatus,
      body: { msg, campo: 'nombre' },
    });
    expect(await mine('Recluta')).toBeNull();
  });

  test('asking for another name without a name is refused like an empty name', async () => {
    const { httpStatus, body } = await agency.call('actionNombre', {
      as: 'Recluta',
      body: { op: 2 },
    });
    expect({ httpStatus, msg: body.msg }).toEqual({
      httpStatus: 400,
      msg: 'No dejes campos vacios',
    });
  });

  test('asking for another name may change only the case of the caller’s name, and is stored in one Unicode form', async () => {
    await waits('Recluta', 'RECLUTA');
    await waits('Agente', 'Vigi\u0301a');
    expect((await mine('Agente')).nombre).toBe('Vig\u00eda');
  });

  test('asking for another name is refused to category 10 and to visitors, and reading the requests to category 8 (NCM-01, NCM-02)', async () => {
    expect((await ask('Gerente', 'Otra')).httpStatus).toBe(403);
    expect((await ask('Supervisora', 'Otra')).httpStatus).toBe(200);
    expect(
      (await agency.call('actionNombre', { body: { op: 2, nombre: 'Otra' } })).httpStatus,
    ).toBe(401);
    expect((await agency.call('getAllRequest', { as: 'Supervisora' })).httpStatus).toBe(403);
    expect(
      (
        await agency.call('getNameRequest', {
          as: 'Gerente',
          params: { id: await agency.idOf('Recluta') },
        })
      ).httpStatus,
    ).toBe(403);
  });

  test('asking for another name is refused while a request is pending, and possible after its answer (NCM-03)', async () => {
    const id = await waits('Recluta', 'Veterano');
    expect(await ask('Recluta', 'Otro')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tienes un cambio de nombre en espera.' },
    });
    await answer('Gerente', id, 1);
    expect((await ask('Recluta', 'Otro')).httpStatus).toBe(200);
  });

  test('asking for another name twenty times at once leaves one request', async () => {
    const key = await agency.keyOf('Recluta');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        agency.call('actionNombre', { key, body: { op: 2, nombre: `Nombre-${i}` } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await states()).toHaveLength(1);
  });

  test('asking for another name twice with one key, as after a lost answer, leaves one and gives the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await ask('Recluta', 'Veterano', headers),
      await ask('Recluta', 'Veterano', headers),
    ];
    expect(second).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await states()).toHaveLength(1);
  });
});

describe('answering a request', () => {
  test('answering a name request changes the name if accepted, and keeps the old name in the log (NCM-07)', async () => {
    const [usuario, gerente] = [await agency.idOf('Recluta'), await agency.idOf('Gerente')];
    const id = await waits('Recluta', 'Veterano');
    expect(await answer('Gerente', id, 0)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Recluta ahora se llama Veterano', status: 0 },
    });
    expect(await nameLog()).toEqual([
      { usuario_id: usuario, encargado_id: gerente, anterior: 'Recluta', nuevo: 'Veterano' },
    ]);
    expect(await states()).toEqual([{ estado: 'aceptada', encargado_id: gerente }]);
    expect(await mine('Veterano')).toBeNull();
    expect((await audits()).at(-1)).toMatchObject({
      actor_id: gerente,
      antes: { usuario, nombre: 'Recluta', estado: 'pendiente' },
      despues: { usuario, nombre: 'Veterano', estado: 'aceptada' },
    });
    expect((await check('Recluta')).httpStatus).toBe(200);
  });

  test('answering a name request changes no name if declined (NCM-08)', async () => {
    const id = await waits('Recluta', 'Veterano');
    expect(await answer('Gerente', id, 1)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Solicitud de Recluta declinada', status: 0 },
    });
    expect(await nameLog()).toEqual([]);
    expect(await mine('Recluta')).toBeNull();
  });

  test('answering a name request needs category 10 and a person of a lower category, and ignores the other fields of the body', async () => {
    const id = await waits('Supervisora', 'Inspectora');
    for (const as of ['Supervisora', 'Oficial'])
      expect((await answer(as, id, 0)).httpStatus, as).toBe(403);
    await agency.place('Supervisora', 'Gerencia');
    expect((await answer('Gerente', id, 0)).httpStatus).toBe(403);
    const iduser = await agency.idOf('Recluta');
    expect(
      (
        await agency.call('actionNombre', {
          as: 'Fundadora',
          body: { op: 0, id, nombre: 'Hackeada', iduser },
        })
      ).httpStatus,
    ).toBe(200);
    expect(await nameLog()).toMatchObject([{ anterior: 'Supervisora', nuevo: 'Inspectora' }]);
  });

  test('answering a name request does nothing without its id, or with an unknown id', async () => {
    await waits('Recluta', 'Veterano');
    expect((await agency.call('actionNombre', { as: 'Gerente', body: { op: 0 } })).httpStatus).toBe(
      403,
    );
    expect(await answer('Gerente', 99_999, 0)).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa solicitud no existe.' },
    });
  });

  test('answering a name request names the author of an earlier answer', async () => {
    const id = await waits('Recluta', 'Veterano');
    await answer('Gerente', id, 1);
    expect(await answer('Fundadora', id, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Gerente ya declinó esta solicitud.' },
    });
    expect(await nameLog()).toEqual([]);
  });

  test('of two opposite answers to a name request at once, one counts, and the name agrees with it', async () => {
    const id = await waits('Recluta', 'Veterano');
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionNombre', { key: keys[(i % 2) as 0 | 1], body: { op: i % 2, id } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const [{ estado } = { estado: '' }] = await states();
    expect(await nameLog()).toHaveLength(estado === 'aceptada' ? 1 : 0);
  });

  test('answering a name request checks again that the name is free, and otherwise leaves the request to be declined', async () => {
    const [first, second] = [await waits('Recluta', 'Veterano'), await waits('Agente', 'vETERANO')];
    expect((await answer('Gerente', first, 0)).httpStatus).toBe(200);
    expect(await answer('Gerente', second, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'El nombre ya esta ocupado' },
    });
    expect(await mine('Agente')).toMatchObject({ id: second });
    expect((await answer('Gerente', second, 1)).httpStatus).toBe(200);
  });

  test('answering a name request accepts no name that now resembles another user’s, nor one that is no longer allowed', async () => {
    const [first, second] = [
      await waits('Recluta', 'Vigilante1'),
      await waits('Agente', 'Agente2'),
    ];
    expect((await edit('Oficial', 'VigilanteI')).httpStatus).toBe(200);
    await agency.db
      .updateTable('solicitudes_nombre')
      .set({ nombre: 'Agеnte2' })
      .where('id', '=', second)
      .execute();
    expect(await answer('Gerente', first, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ese nombre se confunde con el de otra persona' },
    });
    expect(await answer('Gerente', second, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: expect.stringMatching(/^El nombre solo puede llevar letras latinas/) },
    });
    expect(await states()).toMatchObject([{ estado: 'pendiente' }, { estado: 'pendiente' }]);
    expect((await answer('Gerente', second, 1)).httpStatus).toBe(200);
  });

  test('answering a name request gives one name to one of two people at once', async () => {
    const [first, second] = [await waits('Recluta', 'Veterano'), await waits('Agente', 'Veterano')];
    const keys = [await agency.keyOf('Gerente'), await agency.keyOf('Fundadora')] as const;
    const answers = await Promise.all(
      [first, second].map((id, i) =>
        agency.call('actionNombre', { key: keys[i as 0 | 1], body: { op: 0, id } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await nameLog()).toHaveLength(1);
  });

  test('answering a name request shows the current name of a person renamed meanwhile, and does not set a name they already have', async () => {
    const id = await waits('Recluta', 'Veterano');
    await edit('Recluta', 'Bisoño');
    expect((await agency.call('getAllRequest', { as: 'Gerente' })).body).toMatchObject([
      { usuarioNombre: 'Bisoño', nombre: 'Veterano' },
    ]);
    await edit('Bisoño', 'Veterano');
    expect(await answer('Gerente', id, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Veterano ya se llama así: declina la solicitud.' },
    });
    expect((await nameLog()).map(({ nuevo }) => nuevo)).toEqual(['Bisoño', 'Veterano']);
    expect((await answer('Gerente', id, 1)).httpStatus).toBe(200);
  });
});

describe('the pending requests', () => {
  test('the pending name requests are listed oldest first, and answered with 304 until something changes', async () => {
    await waits('Recluta', 'Veterano');
    agency.pass({ minutes: 1 });
    await waits('Agente', 'Agenta');
    const read = (etag?: string) =>
      agency.call('getAllRequest', {
        as: 'Gerente',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const { headers, body } = await read();
    expect(body.map((r: { usuarioNombre: string }) => r.usuarioNombre)).toEqual([
      'Recluta',
      'Agente',
    ]);
    expect((await read(String(headers.etag))).httpStatus).toBe(304);
    await ask('Cabo', 'Sargento');
    expect((await read(String(headers.etag))).body).toHaveLength(3);
  });

  test('the pending name requests end with a dismissal, and can no longer be answered', async () => {
    const id = await waits('Agente', 'Agenta');
    await waits('Recluta', 'Veterano');
    expect(
      await closeNombresForDismissal(agency.db, await agency.idOf('Agente'), agency.now()),
    ).toBe(1);
    expect(
      await closeNombresForDismissal(agency.db, await agency.idOf('Agente'), agency.now()),
    ).toBe(0);
    expect(await answer('Gerente', id, 0)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Esta solicitud se anuló cuando la persona dejó la agencia.' },
    });
    expect((await agency.call('getAllRequest', { as: 'Gerente' })).body).toMatchObject([
      { usuarioNombre: 'Recluta' },
    ]);
  });
});

describe('the database', () => {
  test('the database allows one pending request per person, and no user answers their own', async () => {
    const usuario_id = await agency.idOf('Agente');
    const insert = (more: object = {}) =>
      agency.db
        .insertInto('solicitudes_nombre')
        .values({ usuario_id, nombre: 'Agenta', creada_en: agency.now(), ...more })
        .execute();
    await insert();
    await expect(insert()).rejects.toThrow('solicitudes_nombre_una_pendiente');
    await expect(
      insert({ estado: 'aceptada', resuelta_en: agency.now(), encargado_id: usuario_id }),
    ).rejects.toThrow('solicitudes_nombre_no_propia');
    await expect(insert({ estado: 'aceptada', resuelta_en: agency.now() })).rejects.toThrow(
      'solicitudes_nombre_encargado',
    );
    await expect(insert({ nombre: 'dos palabras' })).rejects.toThrow('solicitudes_nombre_nombre');
  });
});

describe('the owner’s own name', () => {
  test('the owner’s own name changes at once, because no user ranks above the owner to answer', async () => {
    const key = await agency.keyOf('Fundadora');
    const id = await agency.idOf('Fundadora');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        agency.call('actionNombre', { key, body: { op: 2, nombre: 'La-Jefa' } }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ httpStatus }) => httpStatus === 200)?.body).toEqual({
      msg: 'Ahora te llamas La-Jefa',
      status: 0,
    });
    expect(answers.find(({ httpStatus }) => httpStatus === 409)?.body).toMatchObject({
      msg: 'Ese ya es tu nombre.',
    });
    expect(await nameLog()).toContainEqual({
      usuario_id: id,
      encargado_id: id,
      anterior: 'Fundadora',
      nuevo: 'La-Jefa',
    });
    expect((await audits()).at(-1)).toMatchObject({
      objetivo_tipo: 'usuario',
      objetivo_id: id,
      antes: { nombre: 'Fundadora' },
      despues: { nombre: 'La-Jefa' },
    });
    expect(
      (await agency.call('login', { body: { usuario: 'La-Jefa', clave: 'garita-demo' } }))
        .httpStatus,
    ).toBe(200);
  });

  test('the owner’s own name follows the same rules as all names', async () => {
    for (const [nombre, httpStatus, msg] of [
      ['', 400, 'No dejes campos vacios'],
      ['dos palabras', 400, 'Nombre no puede tener espacio'],
      ['gerente', 409, 'El nombre ya esta ocupado'],
    ] as const)
      expect(await ask('Fundadora', nombre), nombre).toMatchObject({ httpStatus, body: { msg } });
  });
});

describe('a declined request', () => {
  const told = async (as: string) => (await agency.call('nombreDeclinado', { as })).body;
  const read = (as: string, id: number) => agency.call('enterarseNombre', { as, body: { id } });

  test('a declined name request is sent with its author and date until its person has read it', async () => {
    const id = await waits('Recluta', 'Veterano');
    expect(await told('Recluta')).toBeNull();
    await answer('Gerente', id, 1);
    expect(await told('Recluta')).toEqual({
      id,
      nombre: 'Veterano',
      encargadoNombre: 'Gerente',
      fecha: agency.now().toISOString(),
    });
    expect(await told('Oficial')).toBeNull();
    for (const as of ['Oficial', 'Gerente', 'Fundadora'])
      expect((await read(as, id)).httpStatus, as).toBe(403);
    expect(
      statusesOf(
        await Promise.all([read('Recluta', id), read('Recluta', id), read('Recluta', id)]),
      ),
    ).toEqual([200, 409, 409]);
    expect(await told('Recluta')).toBeNull();
    expect((await read('Recluta', 99_999)).httpStatus).toBe(404);
  });

  test('a declined name request is no longer sent after a new request, and an accepted request never is', async () => {
    await answer('Gerente', await waits('Recluta', 'Veterano'), 1);
    agency.pass({ minutes: 1 });
    const id = await waits('Recluta', 'Veterana');
    expect(await told('Recluta')).toBeNull();
    expect(await read('Recluta', id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'De esta solicitud ya no hay nada que leer.' },
    });
    await answer('Gerente', id, 0);
    expect(await told('Veterana')).toBeNull();
  });

  test('a declined name request is answered with 304 until a request is answered', async () => {
    const id = await waits('Recluta', 'Veterano');
    const look = (etag?: string) =>
      agency.call('nombreDeclinado', {
        as: 'Recluta',
        headers: etag ? { 'if-none-match': etag } : {},
      });
    const { headers } = await look();
    expect((await look(String(headers.etag))).httpStatus).toBe(304);
    await answer('Gerente', id, 1);
    expect(await look(String(headers.etag))).toMatchObject({ httpStatus: 200, body: { id } });
  });
});
