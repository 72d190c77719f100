import { must } from '@garita/domain/must';
import { failureOf } from '@garita/testing/agency/failureOf';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { readEscalafon } from '@garita/testing/scenarios/escalafon';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
/** Gerente has all codes but `agc` and `dec`. Two categories below Gerente give `dec`. */
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db
    .deleteFrom('categoria_permisos')
    .where('categoria_id', '=', 10)
    .where('codigo', '=', 'dec')
    .execute();
  await agency.db
    .insertInto('categoria_permisos')
    .values([2, 4].map((categoria_id) => ({ categoria_id, codigo: 'dec' })))
    .execute();
});
afterEach(() => agency.close());

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
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const asGerente = (operation: Parameters<TestAgency['call']>[0], body: object) =>
  agency.call(operation, { as: 'Gerente', body });
const propose = async (as: string) =>
  agency.call('sendAscenso', { as, body: { usuario: await agency.idOf('Recluta') } });
const answer = async () => {
  const {
    id,
    encargado,
    id_rango: rango,
    nueva: mision,
  } = (
    await agency.call('getSolicitudes', {
      as: 'Recluta',
      params: { id: await agency.idOf('Recluta') },
    })
  ).body[0];
  return agency.call('actionSolicitudes', {
    as: 'Recluta',
    body: { option: 0, id, encargado, rango, mision },
  });
};
const toLastOfFirst = async () => {
  await agency.place('Recluta', 'Cadete');
  agency.pass({ days: 1 });
};

interface Way {
  readonly prepare?: () => Promise<unknown>;
  readonly act: () => Promise<Answer>;
}

const WAYS: Readonly<Record<string, Way>> = {
  editUsuario: {
    act: async () =>
      asGerente('editUsuario', {
        id: await agency.idOf('Recluta'),
        nombre: 'igual',
        rango: await misionId('Vigilante I'),
        firma: 'igual',
        mifirma: 'GER',
      }),
  },
  'editUsuario, of a dismissed person': {
    prepare: () =>
      agency.db
        .updateTable('usuarios')
        .set({ despedido_en: agency.now() })
        .where('usuario', '=', 'Recluta')
        .execute(),
    act: async () =>
      asGerente('editUsuario', {
        id: await agency.idOf('Recluta'),
        nombre: 'igual',
        rango: await misionId('Vigilante I'),
        firma: 'igual',
        mifirma: 'GER',
      }),
  },
  sendAscenso: { prepare: toLastOfFirst, act: () => propose('Gerente') },
  'actionSolicitudes, of who has lost the code since': {
    prepare: async () => {
      await toLastOfFirst();
      await grant('Gerente', 'dec');
      expect(await propose('Gerente')).toMatchObject({ httpStatus: 200 });
      await agency.db.deleteFrom('excepciones').where('codigo', '=', 'dec').execute();
    },
    act: answer,
  },
  addTraslado: {
    act: async () =>
      asGerente('addTraslado', {
        usuario: await agency.idOf('Recluta'),
        rango: 2,
        agencia: 'Agencia Faro',
      }),
  },
  addMision: {
    act: async () =>
      asGerente('addMision', {
        usuario: await agency.idOf('Recluta'),
        rango: await misionId('Vigilante I'),
        creditos: 15,
      }),
  },
  ...Object.fromEntries(
    [0, 1].map((op): [string, Way] => [
      `ascensoPaga, op ${op}`,
      {
        prepare: async () => {
          const row = {
            usuario_id: await agency.idOf('Agente'),
            categoria_id: 3,
            monto: 40,
            creado_en: agency.now(),
          };
          await agency.db.insertInto('pagos').values(row).execute();
        },
        act: async () => {
          const { id } = await agency.db
            .selectFrom('pagos')
            .select('id')
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow();
          return asGerente('ascensoPaga', { op, id });
        },
      },
    ]),
  ),
  ingresar: { act: async () => asGerente('ingresar', { usuario: await agency.idOf('Expulsado') }) },
  darDeAlta: {
    prepare: () => grant('Gerente', 'agc'),
    act: () =>
      asGerente('darDeAlta', { filas: [{ fila: 1, usuario: 'Ñoño_77', mision: 'Vigilante I' }] }),
  },
  actionDegrado: {
    act: async () =>
      asGerente('actionDegrado', {
        usuario: await agency.idOf('Agente'),
        motivo: 'Prueba',
        rango: await misionId('Vigilante I'),
      }),
  },
  guardarEscalafon: {
    prepare: async () => {
      await grant('Gerente', 'agc');
      await agency.place('Recluta', 'Aspirante');
    },
    act: async () => {
      const body = await readEscalafon(agency);
      const first = must(body.categorias[0], 'the lowest level');
      const gone = must(first.misiones[1]?.id, 'Aspirante');
      first.misiones = first.misiones.filter(({ id }) => id !== gone);
      return asGerente('guardarEscalafon', {
        ...body,
        destinos: [{ mision: gone, nivel: 2, posicion: 1 }],
      });
    },
  },
};

describe('a category with a permission that its editor lacks', () => {
  test.each(Object.entries(WAYS))(
    'a category with a permission that its editor lacks is refused by %s, and given by a user who holds it',
    async (_, { prepare, act }) => {
      await prepare?.();
      const places = () =>
        agency.db
          .selectFrom('usuarios')
          .select(['id', 'mision_id', 'despedido_en'])
          .orderBy('id')
          .execute();
      const before = await places();
      const refused = await act();
      expect(refused.httpStatus).toBeGreaterThanOrEqual(403);
      expect(failureOf(refused.body).msg).toMatch(/permisos que tú no tienes: dec/i);
      expect(await places()).toEqual(before);
      await grant('Gerente', 'dec');
      expect(await act()).toMatchObject({ httpStatus: 200 });
    },
  );

  test('a category with a permission that its editor lacks is checked only on entering it: moves within it, and to a category without more permissions, work as usual', async () => {
    const edit = async (name: string, rango: string) =>
      asGerente('editUsuario', {
        id: await agency.idOf(name),
        nombre: 'igual',
        rango: await misionId(rango),
        firma: 'igual',
        mifirma: 'GER',
      });
    // Cabo's category gives `dec`, and the category two below it also does. So Cabo gains nothing
    // new.
    for (const rango of ['Cabo I', 'Vigilante II', 'Recluta'])
      expect(await edit('Cabo', rango), rango).toMatchObject({ httpStatus: 200 });
    expect(await edit('Cabo', 'Vigilante II')).toMatchObject({ httpStatus: 403 });
    // An exception can be revoked later, but the category would still give the code. So an
    // exception does not count here.
    await grant('Cabo', 'dec');
    expect(await edit('Cabo', 'Vigilante II')).toMatchObject({ httpStatus: 403 });
  });

  test('a category with a permission that its editor lacks makes a promotion unreachable, in the list of turns, its count and the record alike', async () => {
    await toLastOfFirst();
    const id = await agency.idOf('Recluta');
    const turn = async () =>
      (await agency.call('turnosAscenso', { as: 'Gerente' })).body.find(
        (one: { id: number }) => one.id === id,
      );
    const count = async () =>
      (await agency.call('pendientes', { as: 'Gerente' })).body.find(
        (one: { tipo: string }) => one.tipo === 'ascensos',
      )?.cuantos ?? 0;
    const record = async () =>
      (await agency.call('verUltimoAscenso', { as: 'Gerente', params: { userId: id } })).body;
    const before = await count();
    expect(await turn()).toMatchObject({
      grupo: 'fuera',
      motivo: 'No puedes dar una categoría con permisos que tú no tienes: dec.',
    });
    expect(await record()).toMatchObject({ disponible: true, alcanza: false });
    await grant('Gerente', 'dec');
    expect(await turn()).toMatchObject({ grupo: 'ahora', motivo: null });
    expect(await record()).toMatchObject({ disponible: true, alcanza: true });
    expect(await count()).toBeGreaterThan(before);
  });
});

describe('the account of a person with a pending promotion to permissions that the administrator lacks', () => {
  beforeEach(async () => {
    await toLastOfFirst();
    expect(await propose('Fundadora')).toMatchObject({ httpStatus: 200 });
  });

  test('a person with a pending promotion to a permission gets a new password only from a holder of it, because that password allows accepting the promotion', async () => {
    const reset = async () => asGerente('resetPassword', { usuario: await agency.idOf('Recluta') });
    expect(await reset()).toMatchObject({
      httpStatus: 403,
      body: { msg: 'No puedes regenerar la clave de quien tiene permisos que tú no tienes: dec.' },
    });
    await grant('Gerente', 'dec');
    expect(await reset()).toMatchObject({ httpStatus: 200 });
  });

  test('a person with a pending promotion to a permission gets a new entry code only from a holder of it', async () => {
    const usuarios = [await agency.idOf('Recluta')];
    await grant('Gerente', 'agc');
    await agency.db
      .updateTable('usuarios')
      .set({ clave_hash: null })
      .where('usuario', '=', 'Recluta')
      .execute();
    const row = {
      usuario_id: usuarios[0] as number,
      codigo_hash: 'h'.repeat(43),
      creado_en: new Date(0),
      expira_en: agency.now(),
    };
    await agency.db.insertInto('codigos_entrada').values(row).execute();
    expect(await asGerente('nuevosCodigosAlta', { usuarios })).toMatchObject({ httpStatus: 409 });
    await grant('Gerente', 'dec');
    expect(await asGerente('nuevosCodigosAlta', { usuarios })).toMatchObject({ httpStatus: 200 });
  });
});
