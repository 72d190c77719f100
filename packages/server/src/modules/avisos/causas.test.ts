import type { OperationId } from '@garita/api-client/access';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});
beforeEach(() => kept.restore());

async function listTold(): Promise<string[]> {
  const rows = await agency.db
    .selectFrom('avisos')
    .innerJoin('usuarios', 'usuarios.id', 'usuario_id')
    .select(['usuario', 'tipo'])
    .orderBy('avisos.id')
    .execute();
  return rows.map(({ usuario, tipo }) => `${usuario}: ${tipo}`);
}
const toldTo = async (as: string) =>
  (await agency.call('avisos', { as })).body.avisos as { tipo: string; datos: object }[];

async function play(id: OperationId, what: string): Promise<void> {
  const scenario = scenariosOf(id).find((one) => one.what === what);
  if (!scenario?.as) throw new Error(`no scenario of ${id}: ${what}`);
  await scenario.prepare?.(agency);
  await agency.db.deleteFrom('avisos').execute();
  const call = {
    ...((await scenario.input(agency)) as object),
    key: await agency.keyOf(scenario.as),
    headers: { 'idempotency-key': 'tres-veces-la-misma' },
  };
  for (let i = 0; i < 3; i++)
    expect(await agency.call(id, call)).toMatchObject({ httpStatus: 200 });
}

describe('a notice is sent once, only to the people concerned:', () => {
  test.each<[OperationId, string, ...string[]]>([
    ['sendAscenso', 'to a person whose wait is over', 'Recluta: ascensoPropuesto'],
    ['actionTime', 'confirming', 'Recluta: tiempoConfirmado'],
    ['actionTime', 'confirming several', 'Recluta: tiempoConfirmado'],
    ['actionTime', 'pausing a time shown as running', 'Recluta: tiempoPausado'],
    ['actionTime', 'subtracting five minutes', 'Recluta: tiempoAjustado'],
    ['actionTime', 'adjusting', 'Recluta: tiempoAjustado'],
    ['actionTime', 'cancelling', 'Recluta: tiempoCancelado'],
    ['actionTime', 'linking all'],
    ['sendLista', 'with a person counted as present', 'Recluta: paseLista'],
    ['sendMulta', 'five credits', 'Recluta: multa'],
    ['deleteMulta', 'an uncollected fine', 'Recluta: multaPerdonada'],
    ['addAusencia', 'some days of next week'],
    ['ausenciaAction', 'accepting', 'Recluta: ausenciaAceptada'],
    ['ausenciaAction', 'refusing', 'Recluta: ausenciaRechazada'],
    ['actionNombre', 'renaming oneself, the owner'],
    ['actionNombre', 'accepting', 'Veterano: nombreAceptado'],
    ['actionNombre', 'declining', 'Recluta: nombreDeclinado'],
    ['pagar', 'paying', 'Agente: paga'],
    ['pagar', 'undoing a payment'],
    ['ascensoPaga', 'the next mission', 'Agente: ascenso'],
    ['addMision', 'to a person of a lower category', 'Recluta: ascenso'],
    ['addTraslado', 'without a discount, to a rank without signature', 'Recluta: traslado'],
    ['actionDegrado', 'to the lowest mission', 'Agente: descenso'],
    ['editUsuario', 'name, mission and signature', 'Caba: ascenso'],
    ['actionExcepciones', 'creating', 'Agente: cambioPermisos'],
    ['actionExcepciones', 'deleting', 'Agente: cambioPermisos'],
    ['actionEmpleadoMes', 'adding two people', 'Recluta: empleadoMes', 'Supervisora: empleadoMes'],
    ['actionEmpleadoMes', 'removing a person'],
  ])(
    '%s, %s: each notice is sent once, and only to the people concerned',
    async (id, what, ...told) => {
      await play(id, what);
      expect((await listTold()).sort()).toEqual(told);
    },
  );

  test.each([
    ['accepting', 'propuestaAceptada'],
    ['declining', 'propuestaDeclinada'],
  ])('a notice is sent once, only to the promoter, after %s a proposal', async (what, tipo) => {
    const { encargado_id } = await agency.db
      .selectFrom('solicitudes')
      .select('encargado_id')
      .where('usuario_id', '=', await agency.idOf('Cabo'))
      .where('estado', '=', 'pendiente')
      .executeTakeFirstOrThrow();
    const { usuario } = await agency.db
      .selectFrom('usuarios')
      .select('usuario')
      .where('id', '=', encargado_id)
      .executeTakeFirstOrThrow();
    await play('actionSolicitudes', what);
    expect(await listTold()).toEqual([`${usuario}: ${tipo}`]);
    expect(await toldTo(usuario)).toMatchObject([{ datos: { quien: 'Cabo' } }]);
  });

  test('a notice is sent about a new normativa, to all active people except its publisher', async () => {
    await play('publicarNormativa', 'the draft');
    const active = await agency.db
      .selectFrom('usuarios')
      .select('usuario')
      .where('despedido_en', 'is', null)
      .execute();
    const others = active
      .map(({ usuario }) => usuario)
      .filter((usuario) => usuario !== 'Fundadora');
    expect((await listTold()).sort()).toEqual(
      others.map((usuario) => `${usuario}: normativa`).sort(),
    );
    expect((await toldTo('Recluta'))[0]).toMatchObject({ datos: { cantidad: 2 } });
  });

  test('the notice of a roll call tells the person their result and who called the roll', async () => {
    const { usuario_id } = await agency.db
      .selectFrom('usuarios')
      .select('id as usuario_id')
      .where('usuario', '=', 'Recluta')
      .executeTakeFirstOrThrow();
    await agency.call('openTime', { as: 'Oficial', body: { bajo: usuario_id, alto: -1 } });
    const body = {
      pausados: '',
      sumados: '',
      fuerabase: String(usuario_id),
      encargado: await agency.idOf('Supervisora'),
    };
    expect((await agency.call('sendLista', { as: 'Oficial', body })).httpStatus).toBe(200);
    expect(await toldTo('Recluta')).toMatchObject([
      { tipo: 'paseLista', datos: { quien: 'Oficial', que: 'fuerabase' } },
    ]);
  });
});

test('a demotion names the new mission, but neither the reason nor the author', async () => {
  await play('actionDegrado', 'to the lowest mission');
  expect(await toldTo('Agente')).toMatchObject([{ tipo: 'descenso', datos: { que: 'Recluta' } }]);
  expect((await toldTo('Agente'))[0]?.datos).toEqual({ que: 'Recluta' });
});

test('a promotion names the previous mission', async () => {
  await play('addMision', 'to a person of a lower category');
  expect(await toldTo('Recluta')).toMatchObject([{ tipo: 'ascenso', datos: { antes: 'Recluta' } }]);
});

test('an edit that moves a person to a lower mission is announced as a demotion', async () => {
  const { id: rango } = await agency.db
    .selectFrom('misiones')
    .select('id')
    .where('nombre', '=', 'Recluta')
    .executeTakeFirstOrThrow();
  const body = { id: await agency.idOf('Agente'), nombre: 'igual', rango, firma: 'igual' };
  expect((await agency.call('editUsuario', { as: 'Fundadora', body })).httpStatus).toBe(200);
  expect(await listTold()).toEqual(['Agente: descenso']);
});

describe('no notice is sent', () => {
  const fine = async (creditos = 5) =>
    agency.call('sendMulta', {
      as: 'Supervisora',
      body: { usuario: await agency.idOf('Recluta'), motivo: 'Llegó tarde', creditos },
    });

  test('no notice is sent about a refused act', async () => {
    expect((await fine(-1)).httpStatus).toBe(400);
    expect(await listTold()).toEqual([]);
  });

  test('no notice is sent to a dismissed person', async () => {
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Agente')
      .execute();
    await play('publicarNormativa', 'the draft');
    expect(await listTold()).not.toContain('Agente: normativa');
  });

  test('no notice is sent of a kind that the person has switched off, nor of any kind if all are off', async () => {
    await agency.call('cambiarPreferenciasAvisos', {
      as: 'Recluta',
      body: { tipos: { multa: 'no' } },
    });
    await fine();
    expect(await listTold()).toEqual([]);
    await agency.call('cambiarPreferenciasAvisos', {
      as: 'Recluta',
      body: { tipos: { multa: 'sistema' } },
    });
    await fine();
    expect(await listTold()).toEqual(['Recluta: multa']);
    await agency.call('changeConfig', { as: 'Recluta', body: { op: 'app' } });
    await fine();
    await play('publicarNormativa', 'the draft');
    expect(await listTold()).not.toContain('Recluta: normativa');
  });

  test('no notice is sent about an act that is rolled back at the last moment', async () => {
    // The commit writes the notices before it raises the versions. So this constraint fails after
    // the notices.
    await sql`alter table versiones add constraint ninguna check (tema <> 'multas') not valid`.execute(
      agency.db,
    );
    await expect(fine()).rejects.toThrow('answered 500');
    await sql`alter table versiones drop constraint ninguna`.execute(agency.db);
    expect(await listTold()).toEqual([]);
    expect(
      await agency.db
        .selectFrom('multas')
        .select('id')
        .where('motivo', '=', 'Llegó tarde')
        .execute(),
    ).toEqual([]);
  });
});

describe('a membership that is about to end', () => {
  const sell = async (days: number) => {
    const { id: membresia_id } = await agency.db
      .selectFrom('membresias')
      .select('id')
      .where('perma', '=', false)
      .executeTakeFirstOrThrow();
    const [usuario_id, encargado_id] = [
      await agency.idOf('Recluta'),
      await agency.idOf('Supervisora'),
    ];
    const finaliza = new Date(agency.now().getTime() + days * 86_400_000);
    await agency.db
      .insertInto('membresias_vendidas')
      .values({ usuario_id, encargado_id, membresia_id, fecha: agency.now(), finaliza })
      .execute();
  };
  const upkeep = () => runUpkeep(agency.db, agency.now());
  beforeEach(async () => {
    await agency.db.deleteFrom('membresias_vendidas').execute();
  });

  test('a membership that is about to end is announced once, however often and by however many portals it is checked', async () => {
    await sell(4);
    expect(await upkeep()).toBe(false);
    await agency.db
      .updateTable('membresias_vendidas')
      .set({ finaliza: new Date(agency.now().getTime() + 2 * 86_400_000) })
      .execute();
    expect((await Promise.all([upkeep(), upkeep()])).filter(Boolean)).toHaveLength(1);
    expect(await upkeep()).toBe(false);
    expect(await listTold()).toEqual(['Recluta: membresiaTermina']);
    expect(await toldTo('Recluta')).toMatchObject([
      { datos: { que: expect.any(String), hasta: expect.stringMatching(/Z$/) } },
    ]);
  });

  test('a membership that is about to end is not announced when it is extended', async () => {
    await sell(2);
    await sell(17);
    expect(await upkeep()).toBe(false);
    expect(await listTold()).toEqual([]);
  });
});

describe('an anniversary in the agency', () => {
  const upkeep = () => runUpkeep(agency.db, agency.now());
  const came = async (usuario: string, registrado_en: Date) =>
    agency.db
      .updateTable('usuarios')
      .set({ registrado_en })
      .where('usuario', '=', usuario)
      .execute();

  test('an anniversary in the agency is announced on its day by the agency’s calendar, once', async () => {
    // It is 18:30 UTC on the 21st. In the agency (UTC−6) 03:00 UTC on the 22nd is still the 21st.
    await came('Recluta', new Date('2023-11-22T03:00:00.000Z'));
    await came('Agente', new Date('2023-11-21T03:00:00.000Z'));
    await came('Cabo', new Date('2026-11-21T12:00:00.000Z'));
    expect((await Promise.all([upkeep(), upkeep()])).filter(Boolean)).toHaveLength(1);
    expect(await upkeep()).toBe(false);
    expect(await listTold()).toEqual(['Recluta: aniversario']);
    expect(await toldTo('Recluta')).toMatchObject([{ datos: { cantidad: 3 } }]);
  });

  test('an anniversary in the agency is not announced for a dismissed person', async () => {
    await came('Recluta', new Date('2024-11-21T18:00:00.000Z'));
    await agency.db
      .updateTable('usuarios')
      .set({ despedido_en: agency.now() })
      .where('usuario', '=', 'Recluta')
      .execute();
    expect(await upkeep()).toBe(false);
    expect(await listTold()).toEqual([]);
  });
});
