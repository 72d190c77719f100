import {
  openAvatarService,
  type TestAvatarService,
} from '@garita/testing/agency/openAvatarService';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

type Name = Parameters<TestAgency['idOf']>[0];
const ask = (nombre: string, as: Name | null = 'Fundadora') =>
  agency.call('puerta', { as, params: { nombre } });
const told = async (nombre: string, as: Name = 'Fundadora') => (await ask(nombre, as)).body;
const give = async (name: Name, codigo: string) =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(name),
      codigo,
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    })
    .execute();
const veto = (nombre: string, more: object = {}) =>
  agency.call('vetar', { as: 'Gerente', body: { nombre, motivo: 'Molesta', ...more } });

describe('an active person at the door', () => {
  test('an active person has mission, signature, motto, promotion and clock-in', async () => {
    await agency.db.deleteFrom('cambios_rango').execute();
    await agency.place('Recluta', 'Recluta');
    await agency.call('sendAscenso', {
      as: 'Supervisora',
      body: { usuario: await agency.idOf('Recluta') },
    });
    const { body: pending } = await agency.call('getSolicitudes', {
      as: 'Recluta',
      params: { id: await agency.idOf('Recluta') },
    });
    const { id, encargado, id_rango, nueva } = pending[0];
    await agency.call('actionSolicitudes', {
      as: 'Recluta',
      body: { option: 0, id, encargado, rango: id_rango, mision: nueva },
    });
    await agency.db.deleteFrom('fichajes').execute();
    await agency.call('actionFichar', { as: 'Recluta', body: { op: 0 } });
    const now = agency.now().toISOString();
    expect(await told('RECLUTA')).toEqual({
      nombre: 'RECLUTA',
      persona: {
        id: await agency.idOf('Recluta'),
        usuario: 'Recluta',
        categoria: 1,
        n_categoria: expect.any(String),
        mision: nueva,
        firma: null,
        lema: `GAR - ${nueva} - SUP`,
        placa_avatar: null,
        ascenso: { encargado: 'Supervisora', fecha: now },
        ausente: null,
        dentro: now,
        despido: null,
      },
      veto: null,
      parecidas: [],
    });
  });

  test('an absent person has the last day of the absence', async () => {
    const usuario = await agency.idOf('Agente');
    await agency.db
      .insertInto('ausencias')
      .values({
        usuario_id: usuario,
        motivo: 'Viaje',
        inicio: '2026-11-20',
        final: '2026-12-03',
        estado: 'aceptada',
        creada_en: agency.now(),
        decidida_en: agency.now(),
        encargado_id: await agency.idOf('Gerente'),
      })
      .execute();
    expect((await told('Agente')).persona.ausente).toBe('2026-12-03');
    agency.pass({ days: 20 });
    expect((await told('Agente')).persona.ausente).toBeNull();
  });

  test('a person is found by a former name', async () => {
    const id = await agency.idOf('Agente');
    await agency.call('editUsuario', {
      as: 'Gerente',
      body: { id, nombre: 'Ñoño_77', rango: 'igual', firma: 'igual' },
    });
    expect((await told('agente')).persona).toMatchObject({ id, usuario: 'Ñoño_77' });
  });

  test('the badge of the category is told, but not of a dismissed person', async () => {
    const placa = async () => (await told('Cabo', 'Agente')).persona.placa_avatar;
    await agency.call('editRank', {
      as: 'Gerente',
      body: { id: 4, data: { placa_avatar: 'ES4' } },
    });
    expect(await placa()).toBe('ES4');
    expect((await told('Supervisora', 'Agente')).persona.placa_avatar).toBeNull();
    const usuario = await agency.idOf('Cabo');
    await agency.call('despedir', { as: 'Gerente', body: { usuario, motivo: 'x' } });
    expect(await placa()).toBeNull();
  });

  test('a transfer that gave the mission is named', async () => {
    await agency.call('addTraslado', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Recluta'), rango: 3, agencia: 'Agencia Faro' },
    });
    expect((await told('Recluta')).persona.traslado).toEqual({
      agencia: 'Agencia Faro',
      fecha: agency.now().toISOString(),
    });
    expect((await told('Recluta', 'Agente')).persona).not.toHaveProperty('traslado');
  });
});

describe('who may not enter', () => {
  test('a dismissal has its day for everyone, and its reason for readers of dismissals', async () => {
    await agency.call('despedir', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Cabo'), motivo: 'Un motivo secreto' },
    });
    const fecha = agency.now().toISOString();
    expect((await told('Cabo')).persona).toMatchObject({
      mision: expect.any(String),
      lema: null,
      despido: { fecha, motivo: 'Un motivo secreto' },
    });
    const answer = await ask('Cabo', 'Agente');
    expect(answer.body.persona).toMatchObject({
      categoria: null,
      mision: null,
      firma: null,
      lema: null,
      despido: { fecha },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secreto');
    await give('Agente', 'des');
    expect((await told('Cabo', 'Agente')).persona.despido.motivo).toBe('Un motivo secreto');
  });

  test('a dismissal with a veto does not give its reason away through the veto', async () => {
    await agency.call('despedir', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Cabo'), motivo: 'Un motivo secreto', vetar: 1 },
    });
    const { body } = await ask('Cabo', 'Agente');
    expect(body.veto).toMatchObject({ nombre: 'Cabo', hasta: null, parecido: 0 });
    expect(JSON.stringify(body)).not.toContain('secreto');
  });

  test('a veto has its reason and its last day, also for a look-alike', async () => {
    await veto('Lobo', { hasta: '2026-12-31', enlace: 'https://example.org/secreto.png' });
    expect(await told('lobo', 'Agente')).toMatchObject({
      persona: null,
      veto: { nombre: 'Lobo', motivo: 'Molesta', hasta: '2026-12-31', parecido: 0 },
    });
    const { body } = await ask('L0bo', 'Agente');
    expect(body.veto).toMatchObject({ nombre: 'Lobo', parecido: 1 });
    expect(JSON.stringify(body)).not.toContain('secreto');
    agency.pass({ days: 60 });
    expect((await told('L0bo')).veto).toBeNull();
  });

  test('the veto on a present name is told also for a former name', async () => {
    const id = await agency.idOf('Agente');
    await agency.call('editUsuario', {
      as: 'Gerente',
      body: { id, nombre: 'Lobo', rango: 'igual', firma: 'igual' },
    });
    await agency.call('despedir', { as: 'Gerente', body: { usuario: id, motivo: 'x', vetar: 1 } });
    expect((await told('Agente')).veto).toMatchObject({ nombre: 'Lobo' });
  });
});

describe('a name that no person has', () => {
  test.each(['Nadie', '-Ana-', '?Que!', 'I1l|O0', '👮', '\u202eNadie', '%2e%2e', 'a'.repeat(64)])(
    'the name %j is an answer and not an error',
    async (nombre) => {
      const { httpStatus, body } = await ask(nombre, 'Agente');
      expect(httpStatus).toBe(200);
      expect(body).toMatchObject({ persona: null, veto: null, parecidas: [] });
    },
  );

  test('a name that looks like a person’s names that person', async () => {
    expect(await told('Fundad0ra', 'Agente')).toMatchObject({
      persona: null,
      parecidas: ['Fundadora'],
    });
    expect((await told('Fundadora')).parecidas).toEqual([]);
  });

  test('an empty name is refused', async () => {
    expect(await ask(' ')).toMatchObject({ httpStatus: 400, body: { campo: 'nombre' } });
  });
});

describe('who may ask', () => {
  test('everyone who is signed in may ask, until the agency chooses a category', async () => {
    expect((await ask('Oficial', null)).httpStatus).toBe(401);
    expect((await ask('Oficial', 'Recluta')).httpStatus).toBe(200);
    const set = (puerta: number) =>
      agency.call('setRegistro', { as: 'Fundadora', body: { data: { puerta } } });
    expect((await set(3)).httpStatus).toBe(200);
    expect(await ask('Oficial', 'Recluta')).toMatchObject({
      httpStatus: 403,
      body: { msg: 'La agencia deja mirar en la puerta desde la categoría 3.' },
    });
    expect((await ask('Oficial', 'Oficial')).httpStatus).toBe(200);
    await set(12);
    expect((await ask('Oficial', 'Fundadora')).httpStatus).toBe(200);
  });

  test('the session says from which category one may ask', async () => {
    const session = async (as: Name) =>
      (await agency.call('usuarioPermiso', { as, params: { id: await agency.idOf(as) } })).body
        .datos;
    expect(await session('Recluta')).toMatchObject({ puertaDesde: 1 });
    await agency.call('setRegistro', { as: 'Fundadora', body: { data: { puerta: 7 } } });
    for (const as of ['Recluta', 'Fundadora'] as const)
      expect(await session(as)).toMatchObject({ puertaDesde: 7 });
  });

  test('a promotion’s author is told to readers of promotions', async () => {
    expect((await told('Oficial', 'Agente')).persona).not.toHaveProperty('ascenso');
    await give('Agente', 'asc');
    expect((await told('Oficial', 'Agente')).persona.lema).toMatch(/^GAR - Oficial I/);
  });
});

describe('the avatar of a name at the door', () => {
  let service: TestAvatarService;
  beforeAll(async () => {
    service = await openAvatarService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await agency.close();
    agency = await openTestAgency({ config: { verificationUrl: service.url } });
  });
  const avatar = async (as: Name = 'Agente', nombre = 'Cabo') =>
    agency.call('puertaAvatar', { as, params: { nombre } });

  test('the avatar has motto, presence and badges', async () => {
    const profile = { name: 'Cabo', motto: 'GAR - Cabo', online: false, selectedBadges: [] };
    service.answer(200, profile);
    expect(await avatar()).toMatchObject({
      httpStatus: 200,
      body: { estado: 'dicho', mision: 'GAR - Cabo', enLinea: false, placas: [], grupos: null },
    });
  });

  test.each([
    ['private', 200, '{"name":"Cabo","profileVisible":false}', { estado: 'privado', mision: null }],
    ['unknown', 404, '', { estado: 'desconocido' }],
    ['forbidden', 403, '', { estado: 'prohibido' }],
    ['down', 503, '', { estado: 'no-responde', fallo: 'estado' }],
    ['a page', 200, '<html></html>', { estado: 'no-responde', fallo: 'forma' }],
    ['5 MB', 200, 'x'.repeat(5_000_000), { estado: 'no-responde', fallo: 'tamanio' }],
  ])('the avatar of a service that is %s (%i) is an answer', async (_, status, body, expected) => {
    service.answer(status, body);
    expect(await avatar()).toMatchObject({ httpStatus: 200, body: expected });
  });

  test('the avatar’s service leads to no private address by a redirect', async () => {
    service.answer(302, '', { location: service.url.replace('{usuario}', 'Otra') });
    expect((await avatar()).body).toEqual({ estado: 'no-responde', fallo: 'privada' });
  });

  test('a silent avatar service is given up, and the portal’s facts do not wait for it', async () => {
    const asked = new Promise<void>((done) => {
      service.reply = () => done();
    });
    let isOver = false;
    const slow = avatar().finally(() => {
      isOver = true;
    });
    await asked;
    expect((await told('Cabo')).persona.usuario).toBe('Cabo');
    expect(isOver).toBe(false);
    expect((await slow).body).toEqual({ estado: 'no-responde', fallo: 'tiempo' });
  });

  test('the avatar is not asked for people below the agency’s category', async () => {
    service.answer(404, '');
    service.asked.length = 0;
    await agency.call('setRegistro', { as: 'Fundadora', body: { data: { puerta: 5 } } });
    expect((await avatar('Agente')).httpStatus).toBe(403);
    expect((await avatar('Fundadora')).httpStatus).toBe(200);
    expect(service.asked).toHaveLength(1);
  });

  test('the avatar of more names than a guard can look up is refused', async () => {
    service.answer(404, '');
    for (let i = 0; i < 600; i++) await avatar();
    expect((await avatar()).httpStatus).toBe(429);
    expect((await avatar('Oficial')).httpStatus).toBe(200);
  });

  test('without a service the avatar is not asked', async () => {
    await agency.call('setEnlaces', { as: 'Fundadora', body: { data: { perfil: null } } });
    expect((await avatar()).body).toEqual({ estado: 'sin-servicio' });
  });
});
