import { MUESTRA } from '@garita/domain/membresias/muestra';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const ORO = {
  nombre: 'Oro',
  details: 'Todo.',
  precio: 90,
  perma: 0,
  vip: 1,
  reduccion: 1,
  image: '/iconos/corona.svg',
} as const;

const create = (values: object = {}, as = 'Gerente', headers: Record<string, string> = {}) =>
  agency.call('crearMembresia', { as, body: { ...ORO, ...values }, headers });
const retire = (id: number, as = 'Gerente') =>
  agency.call('retirarMembresia', { as, body: { id } });
const restore = (id: number, as = 'Gerente') =>
  agency.call('reponerMembresia', { as, body: { id } });
const offered = async (): Promise<string[]> =>
  (await agency.call('getMembresias')).body.map(({ nombre }: { nombre: string }) => nombre);
const catalogo = async () => (await agency.call('catalogoMembresias', { as: 'Gerente' })).body;
const one = async (nombre: string) =>
  (await catalogo()).find((m: { nombre: string }) => m.nombre === nombre);
const sell = async (membresia: number, to = 'Recluta') =>
  agency.call('addMembresia', {
    as: 'Supervisora',
    body: { user: await agency.idOf(to), isExterno: 0, membresia, periodo: 1 },
  });
const audits = () => agency.db.selectFrom('bitacora').selectAll().orderBy('id').execute();
const REFUSED = (httpStatus: number, msg: string) => ({ httpStatus, body: { msg, status: 1 } });

const trust = async (usuario: string) =>
  agency.db
    .insertInto('excepciones')
    .values({
      usuario_id: await agency.idOf(usuario),
      codigo: 'agc',
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
    })
    .execute();

describe('a new membership', () => {
  test('a new membership is offered to all users, and can be sold', async () => {
    expect(await create()).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía Oro creada correctamente', status: 0 },
    });
    const { id, ...values } = await one('Oro');
    expect(values).toEqual({ ...ORO, vendidas: 0, retirada: null });
    expect(await offered()).toEqual(['Fundadores', 'Media jornada', 'Oro', 'VIP']);
    expect((await agency.call('rangos')).body.reduccion).toContainEqual({
      image: '/iconos/corona.svg',
    });
    expect((await sell(id)).httpStatus).toBe(200);
    expect((await one('Oro')).vendidas).toBe(1);
    expect((await audits())[0]).toMatchObject({
      operacion: 'crearMembresia',
      objetivo_tipo: 'membresia',
      objetivo_id: id,
      antes: null,
      despues: ORO,
    });
  });

  test('creating a membership is refused without man or agc, and allowed by an exception', async () => {
    for (const as of ['Supervisora', 'Recluta'])
      expect((await create({}, as)).httpStatus, as).toBe(403);
    await trust('Recluta');
    expect((await create({}, 'Recluta')).httpStatus).toBe(200);
    expect(
      (
        await agency.call('editMemb', {
          as: 'Recluta',
          body: { id: (await one('Oro')).id, data: { precio: 95 } },
        })
      ).httpStatus,
    ).toBe(200);
    expect((await agency.call('catalogoMembresias', { as: 'Supervisora' })).httpStatus).toBe(403);
  });

  test.each([
    [{ nombre: '  ' }, 'nombre', 'Nombre vacio'],
    [{ precio: 10_000_001 }, 'precio', 'No puede pasar de 10.000.000'],
    [
      { image: 'javascript:alert(1)' },
      'image',
      'Escribe una dirección que empiece por / o por https://',
    ],
    [
      { image: '//otro.test/a.png' },
      'image',
      'El portal no muestra imágenes de ese sitio: escribe una dirección que empiece por /',
    ],
    [
      { image: 'https://otro.test/a.png' },
      'image',
      'El portal no muestra imágenes de ese sitio: escribe una dirección que empiece por /',
    ],
  ])('a new membership with %j is refused because of %s', async (values, campo, msg) => {
    expect(await create(values)).toMatchObject({ httpStatus: 400, body: { msg, campo } });
    expect(await audits()).toEqual([]);
  });

  test('a new membership has a unique name, ignoring case', async () => {
    expect(await create({ nombre: ' vip ' })).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya hay una membresía a la venta que se llama vip.', campo: 'nombre' },
    });
    const vip = await one('VIP');
    expect(
      (
        await agency.call('editMemb', {
          as: 'Gerente',
          body: { id: vip.id, data: { nombre: 'FUNDADORES' } },
        })
      ).httpStatus,
    ).toBe(409);
    expect(
      (
        await agency.call('editMemb', {
          as: 'Gerente',
          body: { id: vip.id, data: { nombre: 'Vip' } },
        })
      ).httpStatus,
    ).toBe(200);
  });

  test('several new memberships at once with one name create one, and a repeated key gives the same answer', async () => {
    const key = await agency.keyOf('Gerente');
    const answers = await Promise.all(
      [1, 2, 3].map(() => agency.call('crearMembresia', { key, body: ORO })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await create({ nombre: 'Plata' }, 'Gerente', headers),
      await create({ nombre: 'Plata' }, 'Gerente', headers),
    ];
    expect(second).toMatchObject({ httpStatus: 200, body: first.body });
    expect(await offered()).toEqual(['Fundadores', 'Media jornada', 'Oro', 'Plata', 'VIP']);
  });
});

describe('a retired membership', () => {
  test('a retired membership is neither offered nor sold, stays active for its holders, and stays in the accounts', async () => {
    const media = await one('Media jornada');
    expect((await sell(media.id)).httpStatus).toBe(200);
    const perfil = async () => (await agency.call('MyPerfil', { as: 'Recluta' })).body.membresias;
    const had = await perfil();
    expect(had).toHaveLength(1);
    expect(await retire(media.id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía Media jornada retirada: ya no se vende' },
    });
    expect(await offered()).toEqual(['Fundadores', 'VIP']);
    expect((await agency.call('rangos')).body.reduccion).toEqual([]);
    expect(await sell(media.id, 'Agente')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Media jornada ya no se vende.', campo: 'membresia' },
    });
    expect(await perfil()).toEqual(had);
    expect((await agency.call('allMembership', { as: 'Supervisora' })).body[0]).toMatchObject({
      membresiaNombre: 'Media jornada',
      estado: 'Activa',
    });
    expect(await one('Media jornada')).toMatchObject({
      vendidas: 1,
      retirada: agency.now().toISOString(),
    });
    expect((await audits()).at(-1)).toMatchObject({
      operacion: 'retirarMembresia',
      antes: { retirada: 0 },
      despues: { retirada: 1 },
    });
    const { body } = await agency.call('bitacora', { as: 'Fundadora' });
    expect(body.filas[0]).toMatchObject({ operacion: 'retirarMembresia', objeto: 'Media jornada' });
  });

  test('a retired membership frees its name for another membership, and is restored once the name is free again', async () => {
    const { id } = await one('VIP');
    await retire(id);
    expect((await create({ nombre: 'vip' })).httpStatus).toBe(200);
    expect(await restore(id)).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya hay una membresía a la venta que se llama VIP.' },
    });
    await retire((await catalogo()).find((m: { nombre: string }) => m.nombre === 'vip').id);
    expect(await restore(id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Membresía VIP otra vez a la venta' },
    });
    expect(await offered()).toContain('VIP');
  });

  test('a membership retired or restored twice is logged once, and an unknown membership answers 404', async () => {
    const { id } = await one('VIP');
    for (let i = 0; i < 2; i++) expect((await retire(id)).httpStatus).toBe(200);
    for (let i = 0; i < 2; i++) expect((await restore(id)).httpStatus).toBe(200);
    expect((await audits()).map(({ operacion }) => operacion)).toEqual([
      'retirarMembresia',
      'reponerMembresia',
    ]);
    for (const act of [retire, restore])
      expect(await act(99_999)).toMatchObject(REFUSED(404, 'Esa membresía no existe.'));
    for (const act of [retire, restore])
      expect((await act(id, 'Supervisora')).httpStatus).toBe(403);
  });

  test('a membership retired during a sale is either sold before, or the sale is refused', async () => {
    const { id } = await one('VIP');
    const [, sold] = await Promise.all([retire(id), sell(id)]);
    expect([200, 409]).toContain(sold.httpStatus);
    expect((await sell(id, 'Agente')).httpStatus).toBe(409);
  });
});

describe('the fixed fields of a membership', () => {
  test('`perma` and `vip` of a membership can be changed only before its first sale', async () => {
    await create({ reduccion: 0 });
    const { id } = await one('Oro');
    const edit = (data: object) => agency.call('editMemb', { as: 'Gerente', body: { id, data } });
    expect((await edit({ perma: 1, vip: 0, image: '' })).httpStatus).toBe(200);
    expect(await one('Oro')).toMatchObject({ perma: 1, vip: 0, image: '' });
    await sell(id);
    for (const data of [{ perma: 0 }, { vip: 1 }])
      expect(await edit(data)).toMatchObject(
        REFUSED(
          409,
          'Ya se ha vendido: que sea VIP o para siempre no cambia. Retírala y crea otra.',
        ),
      );
    expect(
      (await edit({ perma: 1, vip: 0, precio: 91, image: '/iconos/gema.svg' })).httpStatus,
    ).toBe(200);
    expect(await edit({ image: '//otro.test/a.png' })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'image' },
    });
  });
});

describe('the sample memberships', () => {
  const muestra = (headers: Record<string, string> = {}) =>
    agency.call('crearMuestra', { as: 'Gerente', headers });
  const offered = async () =>
    (await agency.call('catalogoMembresias', { as: 'Gerente' })).body.filter(
      ({ retirada }: { retirada: string | null }) => retirada === null,
    );
  const named = async (nombres: readonly string[]) =>
    (await offered()).filter(({ nombre }: { nombre: string }) => nombres.includes(nombre)).length;
  const NOMBRES = MUESTRA.map(({ nombre }) => nombre);

  test('the sample memberships come in one write; names on offer stay unchanged, and a second request changes nothing', async () => {
    const before = await offered();
    expect((await muestra()).httpStatus).toBe(200);
    const after = await offered();
    expect(await named(NOMBRES)).toBe(NOMBRES.length);
    expect(after).toEqual(expect.arrayContaining(before));
    expect((await muestra()).httpStatus).toBe(200);
    expect(await offered()).toEqual(after);
  });

  test('sample memberships that are requested twice at once are offered once', async () => {
    await Promise.all([muestra(), muestra()]);
    expect(await named(NOMBRES)).toBe(NOMBRES.length);
  });

  test('sample memberships are refused to a user who may not edit the catalogue', async () => {
    expect((await agency.call('crearMuestra', { as: 'Oficial' })).httpStatus).toBe(403);
  });
});
