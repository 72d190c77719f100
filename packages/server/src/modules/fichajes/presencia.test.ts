import type { ServerResponse } from 'node:http';
import { actsOnFichajes } from '@garita/testing/acts/fichajes';
import {
  openAvatarService,
  type TestAvatarService,
} from '@garita/testing/agency/openAvatarService';
import { type OtherPortal, openOtherPortal } from '@garita/testing/agency/openOtherPortal';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '../../buildApp';
import type { Config } from '../../config';
import type { Loop } from '../../createLoop';

/** A profile, the HTTP status of a refusal, or no answer. */
type Profile =
  | { online?: boolean; lastAccessTime?: string; profileVisible?: boolean }
  | number
  | 'breaks off';

const replyTo = (name: string, response: ServerResponse): void => {
  const profile = profiles[name] ?? 404;
  if (profile === 'breaks off') response.destroy();
  else if (typeof profile === 'number') response.writeHead(profile).end();
  else response.end(JSON.stringify({ name, motto: '', ...profile }));
};

let service: TestAvatarService;
/** The profiles by name. The service answers 404 for any other name. */
let profiles: Record<string, Profile>;
let agency: TestAgency;

beforeAll(async () => {
  service = await openAvatarService();
});
afterAll(() => service.close());

const CONFIG = (): Partial<Config> => ({
  verificationUrl: service.url,
  logLevel: 'error',
});
// A server caches an avatar for a minute, so each test has its own server.
async function open(app: Partial<AppOptions> = {}): Promise<void> {
  agency = await openTestAgency({ config: CONFIG(), app });
  await agency.db.deleteFrom('fichajes').execute();
}
beforeEach(async () => {
  profiles = {};
  service.asked.length = 0;
  service.reply = replyTo;
  await open();
});
afterEach(() => agency.close());

const { enter, isIn, mine, send } = actsOnFichajes(() => agency);
const set = (data: object) => agency.call('setRegistro', { as: 'Fundadora', body: { data } });
const look = (app = agency.app) => app.getDecorator<Loop>('presencia').ask();
const SECOND = 1 / 60;

/** Holds the answer to the next question until it is released. */
function hold(): { readonly isHeld: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    service.reply = (name, response) => {
      service.reply = replyTo;
      release = () => replyTo(name, response);
      resolve();
    };
  });
  return { isHeld, release: () => release() };
}

/** Lets eleven minutes pass, and then asks up to five due questions, two seconds apart. */
async function round(): Promise<void> {
  agency.pass({ minutes: 11 });
  for (let second = 0; second < 5; second++) {
    await look();
    agency.pass({ minutes: 2 * SECOND });
  }
}
const olvidada = async (name: string) =>
  (await agency.call('getFichajesActivos', { as: 'Fundadora' })).body.find(
    ({ usuarioNombre }: { usuarioNombre: string }) => usuarioNombre === name,
  )?.olvidada;
const waiting = async (as: string): Promise<number> =>
  (await agency.call('pendientes', { as })).body.find(
    ({ tipo }: { tipo: string }) => tipo === 'salidas',
  )?.cuantos ?? 0;
const told = async (as: string) =>
  (await agency.call('avisos', { as })).body.avisos
    .filter(({ tipo }: { tipo: string }) => tipo === 'sigueDentro')
    .map(({ datos }: { datos: object }) => datos);

describe('a forgotten exit', () => {
  test('the service is asked about clocked-in people only, and only if the agency wants it', async () => {
    profiles = { Agente: { online: false } };
    await enter('Agente');
    await round();
    expect(service.asked).toEqual([]);
    await set({ presencia: 1 });
    await round();
    expect(service.asked).toEqual(['Agente']);
    await send('Agente', { op: 1 });
    await round();
    expect(service.asked).toEqual(['Agente']);
  });

  test('twice offline in a row: the person gets one notice, and those who may close it see it', async () => {
    await set({ presencia: 1 });
    profiles = { Agente: { online: true } };
    await enter('Agente');
    await round();
    const visto = new Date(agency.now().getTime() - 10_000).toISOString();
    profiles = { Agente: { online: false } };
    await round();
    expect([await olvidada('Agente'), await waiting('Gerente')]).toEqual([undefined, 0]);
    await round();
    expect(await olvidada('Agente')).toEqual({ visto });
    expect(await told('Agente')).toEqual([{ visto }]);
    expect([await waiting('Gerente'), await waiting('Supervisora')]).toEqual([1, 0]);
    await round();
    expect(await told('Agente')).toHaveLength(1);
    const { id } = (await mine('Agente'))[0];
    const body = { id, salida: visto, motivo: 'Se fue' };
    expect((await agency.call('cerrarFichaje', { as: 'Gerente', body })).httpStatus).toBe(200);
    expect(await waiting('Gerente')).toBe(0);
  });

  test('the service’s own time of the last visit is proposed if it lies within the clock-in', async () => {
    await set({ presencia: 1 });
    await enter('Agente');
    const visto = new Date(agency.now().getTime() + 5 * 60_000).toISOString();
    profiles = { Agente: { online: false, lastAccessTime: visto } };
    await enter('Recluta');
    profiles.Recluta = { online: false, lastAccessTime: '2020-01-01T00:00:00.000+0000' };
    await round();
    await round();
    expect(await olvidada('Agente')).toEqual({ visto });
    expect(await olvidada('Recluta')).toEqual({ visto: null });
    expect(await told('Recluta')).toEqual([{}]);
  });

  test('a person who is back, or whose agency no longer looks, is no longer waited for', async () => {
    await set({ presencia: 1 });
    profiles = { Agente: { online: false } };
    await enter('Agente');
    for (const _ of [1, 2]) await round();
    profiles = { Agente: { online: true } };
    await round();
    expect([await olvidada('Agente'), await waiting('Gerente')]).toEqual([undefined, 0]);
    profiles = { Agente: { online: false } };
    for (const _ of [1, 2]) await round();
    expect(await told('Agente')).toHaveLength(2);
    await set({ presencia: 0 });
    agency.pass({ minutes: 1 });
    await look();
    expect([await olvidada('Agente'), await waiting('Gerente')]).toEqual([undefined, 0]);
    expect(await isIn('Agente')).toBe(true);
  });

  test.each<[string, Profile]>([
    ['a private profile', { online: false, profileVisible: false }],
    ['a refusal', 403],
    ['an unknown avatar', 404],
    ['a failure', 500],
    ['no answer', 'breaks off'],
    ['a profile without the fact', {}],
  ])('%s changes nothing', async (_, profile) => {
    await set({ presencia: 1, cierre: 15 });
    await enter('Agente');
    profiles = { Agente: profile };
    for (const _round of [1, 2, 3]) await round();
    expect(service.asked.length).toBeGreaterThanOrEqual(3);
    expect(await olvidada('Agente')).toBeUndefined();
    profiles = { Agente: { online: false } };
    await round();
    profiles = { Agente: profile };
    await round();
    expect(await told('Agente')).toEqual([]);
    profiles = { Agente: { online: false } };
    await round();
    expect(await told('Agente')).toHaveLength(1);
  });
});

test('an outage uses up no turns: a person who could not be asked is asked once the service is tried again', async () => {
  await set({ presencia: 1 });
  const names = ['Agente', 'Cabo', 'Gerente', 'Oficial', 'Recluta', 'Supervisora'];
  for (const name of names) await enter(name);
  profiles = Object.fromEntries(names.map((name) => [name, 500]));
  await round();
  await look();
  expect(service.asked).toHaveLength(5);
  agency.pass({ minutes: 1 });
  await look();
  expect([...service.asked].sort()).toEqual(names);
});

test('while people are due, only the questions follow each other by the second', async () => {
  await set({ presencia: 1, cierre: 15 });
  for (const name of ['Agente', 'Recluta', 'Cabo']) await enter(name);
  agency.pass({ minutes: 11 });
  const sent: string[] = [];
  agency.database.watchStatements(({ sql }) => sent.push(sql));
  for (const _ of [1, 2, 3]) {
    await look();
    agency.pass({ minutes: 2 * SECOND });
  }
  agency.database.watchStatements(null);
  expect(service.asked).toHaveLength(3);
  expect(sent.filter((sql) => sql.includes('delete from "presencias"'))).toHaveLength(1);
  expect(sent.filter((sql) => sql.includes('"avisada_en" <='))).toHaveLength(1);
});

test('a question that fails in the portal itself is followed by the pause too', async () => {
  await agency.close();
  let asked = 0;
  await open({
    publicFetch: async () => {
      asked += 1;
      throw new TypeError('broken');
    },
  });
  await set({ presencia: 1 });
  await enter('Agente');
  agency.pass({ minutes: 11 });
  for (const _ of [1, 2]) await look();
  expect(asked).toBe(1);
  agency.pass({ minutes: 2 * SECOND });
  await look();
  expect(asked).toBe(2);
});

test('an answer about a person who clocked out meanwhile counts nothing', async () => {
  await set({ presencia: 1 });
  profiles = { Agente: { online: false } };
  await enter('Agente');
  await round();
  agency.pass({ minutes: 11 });
  const { isHeld, release } = hold();
  const late = look();
  await isHeld;
  expect((await send('Agente', { op: 1 })).httpStatus).toBe(200);
  await enter('Agente');
  release();
  await late;
  expect([await told('Agente'), await olvidada('Agente')]).toEqual([[], undefined]);
  await round();
  expect(await told('Agente')).toEqual([]);
  await round();
  expect(await told('Agente')).toHaveLength(1);
});

describe('the portal closes a forgotten clock-in', () => {
  test('the portal closes it after the agency’s minutes, at the last time seen, in its own name', async () => {
    await set({ presencia: 1, cierre: 30 });
    profiles = { Agente: { online: true } };
    const { id } = await enter('Agente');
    await round();
    const visto = new Date(agency.now().getTime() - 10_000).toISOString();
    profiles = { Agente: { online: false } };
    for (const _ of [1, 2, 3]) await round();
    expect(await isIn('Agente')).toBe(true);
    agency.pass({ minutes: 20 });
    await look();
    expect(await mine('Agente')).toMatchObject([{ id, salida: visto, min: 11 }]);
    expect(
      await agency.db
        .selectFrom('bitacora')
        .select(['actor_id', 'despues'])
        .where('operacion', '=', 'cerrarFichaje')
        .execute(),
    ).toMatchObject([
      {
        actor_id: null,
        despues: { motivo: 'Se le olvidó marcar la salida: su avatar ya no estaba conectado.' },
      },
    ]);
    expect(await waiting('Gerente')).toBe(0);
  });

  test('an exit of the portal leaves the led times without a senior, as any other', async () => {
    await set({ presencia: 1, cierre: 15 });
    profiles = { Oficial: { online: true } };
    await enter('Oficial');
    const bajo = await agency.idOf('Agente');
    await agency.call('openTime', {
      as: 'Oficial',
      body: { bajo, alto: await agency.idOf('Oficial') },
    });
    await round();
    profiles = { Oficial: { online: false } };
    for (const _ of [1, 2]) await round();
    agency.pass({ minutes: 16 });
    await look();
    expect(await isIn('Oficial')).toBe(false);
    const { body } = await agency.call('getInfoDetailTime', {
      as: 'Gerente',
      params: { userId: bajo },
    });
    expect(body.logs[0]).toMatchObject({ motivo: 'Tiempo desligado' });
  });

  test('the portal closes nothing by default, nor without a time seen', async () => {
    await set({ presencia: 1 });
    profiles = { Agente: { online: true }, Recluta: { online: false } };
    await enter('Agente');
    await enter('Recluta');
    await round();
    profiles.Agente = { online: false };
    for (const _ of [1, 2]) await round();
    agency.pass({ days: 1 });
    await look();
    expect(await isIn('Agente')).toBe(true);
    await set({ cierre: 15 });
    for (const _ of [1, 2]) await round();
    expect([await isIn('Agente'), await isIn('Recluta')]).toEqual([false, true]);
  });

  test('the portal closes nothing while the service does not tell that the avatar is still away', async () => {
    await set({ presencia: 1, cierre: 30 });
    profiles = { Agente: { online: true } };
    await enter('Agente');
    await round();
    profiles = { Agente: { online: false } };
    for (const _ of [1, 2]) await round();
    profiles = { Agente: 500 };
    for (const _ of [1, 2]) await round();
    profiles = { Agente: { online: false, profileVisible: false } };
    for (const _ of [1, 2]) await round();
    expect([await isIn('Agente'), await waiting('Gerente')]).toEqual([true, 1]);
    profiles = { Agente: { online: false } };
    for (const _ of [1, 2]) await round();
    expect(await isIn('Agente')).toBe(false);
  });

  test('a record that cannot be closed blocks neither the others nor the questions', async () => {
    await set({ presencia: 1, cierre: 15 });
    profiles = { Agente: { online: true }, Recluta: { online: true } };
    const { id } = await enter('Agente');
    await enter('Recluta');
    await round();
    profiles = { Agente: { online: false }, Recluta: { online: false } };
    for (const _ of [1, 2]) await round();
    // This row looks as if the clock had been set back: the exit would lie in the future.
    await agency.db
      .updateTable('presencias')
      .set({ visto_en: new Date(agency.now().getTime() + 86_400_000) })
      .where('fichaje_id', '=', id)
      .execute();
    service.asked.length = 0;
    for (const _ of [1, 2]) await round();
    expect([await isIn('Agente'), await isIn('Recluta')]).toEqual([true, false]);
    expect(service.asked).toContain('Agente');
    expect(agency.log.join()).toContain('looking for forgotten exits failed');
  });

  test('a portal that was stopped overnight asks again before it closes', async () => {
    await set({ presencia: 1, cierre: 15 });
    profiles = { Agente: { online: true } };
    await enter('Agente');
    await round();
    profiles = { Agente: { online: false } };
    for (const _ of [1, 2]) await round();
    profiles = { Agente: { online: true } };
    agency.pass({ hours: 9 });
    for (const _ of [1, 2]) {
      await look();
      agency.pass({ minutes: 1 });
    }
    expect([await isIn('Agente'), await olvidada('Agente')]).toEqual([true, undefined]);
  });
});

describe('several portals', () => {
  let other: OtherPortal;
  beforeEach(async () => {
    other = await openOtherPortal(agency, { remembers: true, config: CONFIG() });
  });
  afterEach(() => other.close());

  test('several portals together ask one question a second, and each about another person', async () => {
    await set({ presencia: 1 });
    for (const name of ['Agente', 'Recluta', 'Cabo']) await enter(name);
    agency.pass({ minutes: 11 });
    const both = () => Promise.all([look(), look(other.app), look(), look(other.app)]);
    await both();
    expect(service.asked).toHaveLength(1);
    agency.pass({ minutes: 0.9 * SECOND });
    await both();
    expect(service.asked).toHaveLength(1);
    for (const _ of [1, 2]) {
      agency.pass({ minutes: 2 * SECOND });
      await both();
    }
    expect([...service.asked].sort()).toEqual(['Agente', 'Cabo', 'Recluta']);
  });

  test('another portal goes on where one ended', async () => {
    await set({ presencia: 1 });
    profiles = { Agente: { online: false } };
    await enter('Agente');
    await round();
    agency.pass({ minutes: 11 });
    await look(other.app);
    expect(await told('Agente')).toHaveLength(1);
  });

  test('two portals that close at once close each record once', async () => {
    await set({ presencia: 1, cierre: 15 });
    const names = ['Agente', 'Recluta'];
    profiles = { Agente: { online: true }, Recluta: { online: true } };
    for (const name of names) await enter(name);
    await round();
    profiles = { Agente: { online: false }, Recluta: { online: false } };
    for (const _ of [1, 2]) await round();
    agency.pass({ minutes: 16 });
    await Promise.all([look(), look(other.app)]);
    expect(await Promise.all(names.map(isIn))).toEqual([false, false]);
    const closings = agency.db.selectFrom('bitacora').where('operacion', '=', 'cerrarFichaje');
    expect(await closings.select('id').execute()).toHaveLength(2);
    expect(agency.log.join()).not.toContain('looking for forgotten exits failed');
  });

  test('a late answer to a question that another portal has asked again counts nothing', async () => {
    await set({ presencia: 1 });
    profiles = { Agente: { online: false } };
    await enter('Agente');
    agency.pass({ minutes: 11 });
    const { isHeld, release } = hold();
    const late = look();
    await isHeld;
    agency.pass({ minutes: 2 });
    await look(other.app);
    release();
    await late;
    expect(service.asked).toEqual(['Agente', 'Agente']);
    expect([await told('Agente'), await olvidada('Agente')]).toEqual([[], undefined]);
    await round();
    expect(await told('Agente')).toHaveLength(1);
  });

  test('a portal that died while asking blocks the others for a minute', async () => {
    await set({ presencia: 1 });
    await enter('Agente');
    agency.pass({ minutes: 11 });
    await agency.db
      .insertInto('presencia_ronda')
      .values({ turno: 7, ocupada_hasta: new Date(agency.now().getTime() + 60_000) })
      .execute();
    await look();
    expect(service.asked).toEqual([]);
    agency.pass({ minutes: 1 });
    await look();
    expect(service.asked).toEqual(['Agente']);
  });
});
