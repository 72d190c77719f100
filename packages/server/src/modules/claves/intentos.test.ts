import { availableParallelism } from 'node:os';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { type Answer, openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../../access/passwords';
import { Rechazo } from '../../rechazo';
import { forgetOldAttempts } from './intentos.repository';

/**
 * The limit of wrong guesses at one name from one address. The limit of an address is five times as
 * high, and the limit of a name ten times.
 */
const LIMIT = 3;
const HOME = '81.32.5.77';
const addressOf = (number: number) => `81.40.${Math.floor(number / 200)}.${(number % 200) + 1}`;
/** If each of these addresses makes one wrong guess, the name is locked for strangers. */
const CROWD = Array.from({ length: LIMIT * 10 }, (_, i) => addressOf(i));

let agency: TestAgency;
const open = async (passwords: PasswordHasher = cheapPasswords) => {
  agency = await openTestAgency({
    config: { loginLimit: LIMIT, trustProxy: '127.0.0.1' },
    app: { passwords },
  });
};
beforeEach(() => open());
afterEach(() => agency.close());

const attempt = (usuario: string, clave: string, from = HOME) =>
  agency.call('login', { body: { usuario, clave }, headers: { 'x-forwarded-for': from } });
const statusOf = async (usuario: string, clave: string, from = HOME) =>
  (await attempt(usuario, clave, from)).httpStatus;
const guessFromEverywhere = async (usuario: string) => {
  for (const address of CROWD) expect(await statusOf(usuario, 'mal', address)).toBe(401);
};
const countsOf = async (prefix: string) =>
  (await agency.db.selectFrom('intentos').select(['clave', 'cuenta']).execute())
    .filter(({ clave }) => clave.startsWith(prefix))
    .map(({ cuenta }) => cuenta);

describe('wrong passwords', () => {
  test('wrong passwords are limited by name and address with a clear text and Retry-After, also for the right password, until the window ends', async () => {
    for (let i = 0; i < LIMIT; i++) expect(await statusOf('Oficial', 'mal')).toBe(401);
    const refused = await attempt('OFICIAL', DEMO_PASSWORD);
    expect(refused).toMatchObject({
      httpStatus: 429,
      body: { error: 1, msg: 'Demasiados intentos. Espera 15 minutos y vuelve a probar.' },
    });
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect(await statusOf('Agente', DEMO_PASSWORD)).toBe(200);
    agency.pass({ minutes: 15 });
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
  });

  test('wrong passwords count the same for unknown names', async () => {
    for (let i = 0; i < LIMIT; i++) await attempt('Nadie', 'mal');
    expect(await statusOf('nadie', 'mal')).toBe(429);
  });

  test('wrong passwords are forgotten after the right password for that name', async () => {
    for (let i = 0; i < LIMIT - 1; i++) await attempt('Oficial', 'mal');
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    for (let i = 0; i < LIMIT; i++) expect(await statusOf('Oficial', 'mal')).toBe(401);
  });

  test('wrong passwords are limited by address across all names, and the address is stored only as a hash', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < LIMIT * 5 + 1; i++) statuses.push(await statusOf(`Nombre${i}`, 'mal'));
    expect(statuses).toEqual([...Array(LIMIT * 5).fill(401), 429]);
    const stored = await agency.db.selectFrom('intentos').select('clave').execute();
    expect(stored.some((row) => row.clave.includes(HOME))).toBe(false);
    // The portal caches the refused address, so it does not count the next attempts.
    const before = await countsOf('login:direccion');
    expect(await statusOf('Agente', DEMO_PASSWORD)).toBe(429);
    expect(await countsOf('login:direccion')).toEqual(before);
    agency.pass({ minutes: 15 });
    expect(await statusOf('Agente', DEMO_PASSWORD)).toBe(200);
  });

  test('many wrong passwords at once are limited like as many one after another', async () => {
    const answers = await Promise.all(
      Array.from({ length: LIMIT * 2 }, () => attempt('Oficial', 'mal')),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 401)).toHaveLength(LIMIT);
    expect(answers.filter(({ httpStatus }) => httpStatus === 429)).toHaveLength(LIMIT);
  });
});

describe('an attempt to lock another user out', () => {
  test('an attempt to lock another user out locks out the attacker, and the person signs in from another address', async () => {
    for (let i = 0; i < LIMIT * 20; i++) await attempt('Fundadora', 'mal', addressOf(0));
    expect(await statusOf('Fundadora', DEMO_PASSWORD, addressOf(0))).toBe(429);
    expect(await statusOf('Fundadora', DEMO_PASSWORD)).toBe(200);
  });

  test('an attempt to lock another user out blocks strangers if it comes from many addresses, but not the person at an address they used before', async () => {
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    await guessFromEverywhere('Oficial');
    expect(await statusOf('Oficial', DEMO_PASSWORD, '81.50.0.1')).toBe(429);
    for (let i = 0; i < 3; i++) expect(await statusOf('OFICIAL', DEMO_PASSWORD)).toBe(200);
    expect(await statusOf('Oficial', 'mal')).toBe(401);
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    expect(await statusOf('Oficial', DEMO_PASSWORD, '81.50.0.1')).toBe(429);
  });

  test('a sign-in to the attacker’s own account does not make the address known for another user’s name', async () => {
    expect(await statusOf('Agente', DEMO_PASSWORD, '81.50.0.1')).toBe(200);
    await guessFromEverywhere('Oficial');
    expect(await statusOf('Oficial', DEMO_PASSWORD, '81.50.0.1')).toBe(429);
  });

  test('a person’s address is known while it is recent, and until it is deleted with deleteIP', async () => {
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    agency.pass({ days: 91 });
    await guessFromEverywhere('Oficial');
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(429);
    agency.pass({ minutes: 15 });
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    expect(
      (
        await agency.call('deleteIP', {
          as: 'Gerente',
          body: { usuario: await agency.idOf('Oficial') },
        })
      ).httpStatus,
    ).toBe(200);
    const known = await agency.db
      .selectFrom('sesiones')
      .select('direccion_hash')
      .where('direccion_hash', 'is not', null)
      .execute();
    expect(known).toEqual([]);
    await guessFromEverywhere('Oficial');
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(429);
  });

  test('a person who was locked out signs in with a regenerated password', async () => {
    await guessFromEverywhere('Oficial');
    for (let i = 0; i < LIMIT; i++) await attempt('Oficial', 'mal');
    const { clave } = (
      await agency.call('resetPassword', {
        as: 'Gerente',
        body: { usuario: await agency.idOf('Oficial') },
      })
    ).body;
    expect(await statusOf('Oficial', clave)).toBe(200);
  });
});

describe('attempts that do not count as wrong', () => {
  test('the right password and attempts that could not be answered do not count as wrong', async () => {
    for (let i = 0; i < LIMIT * 12; i++) expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    expect(await countsOf('login:')).toEqual([0, 0, 0]);
    await agency.close();
    // The rejection is the same as with a full queue of hashes.
    await open({
      ...cheapPasswords,
      verify: () => Promise.reject(Rechazo.unavailable('Ahora no')),
    });
    for (let i = 0; i < LIMIT * 2; i++) expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(503);
    expect(await countsOf('login:')).toEqual([0, 0, 0]);
  });
});

describe('a clock that was wrong for a while', () => {
  test.each([{ days: 40 }, { hours: 1 }])(
    'a clock that was wrong for a while locks no user out once it is right: %j',
    async (ahead) => {
      agency.pass(ahead);
      for (let i = 0; i < LIMIT * 6; i++)
        await attempt(i < LIMIT + 1 ? 'Oficial' : `Nombre${i}`, 'mal');
      expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(429);
      agency.pass(Object.fromEntries(Object.entries(ahead).map(([unit, value]) => [unit, -value])));
      expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
    },
  );

  test('a clock that was wrong for a while leaves no rows that the maintenance would keep', async () => {
    agency.pass({ days: 40 });
    await attempt('Oficial', 'mal');
    agency.pass({ days: -40 });
    await attempt('Agente', 'mal', addressOf(0));
    await forgetOldAttempts(agency.db, agency.now());
    expect(
      (await agency.db.selectFrom('intentos').select('clave').execute()).every(
        ({ clave }) => !clave.includes('oficial'),
      ),
    ).toBe(true);
    expect(await countsOf('login:')).toEqual([1, 1, 1]);
  });
});

async function openHeld(): Promise<() => void> {
  await agency.close();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open({
    ...cheapPasswords,
    verify: async (hash, clave) => released.then(() => cheapPasswords.verify(hash, clave)),
  });
  return release;
}

/**
 * Sends wrong sign-ins at the same time, each with its own name.
 * @returns the answers so far, and a promise of all
 */
function startStorm(size: number, from: (number: number) => string) {
  const answers: Answer[] = [];
  const all = Promise.all(
    Array.from({ length: size }, async (_, i) =>
      answers.push(await attempt(`Nombre${i}`, 'mal', from(i))),
    ),
  );
  return { answers, all };
}
const statusesOf = (answers: readonly Answer[]) => answers.map(({ httpStatus }) => httpStatus);
const siteAddress = (number: number) => `2a02:9130:84a0:${number.toString(16)}::1`;

describe('a flood from one address', () => {
  test.each([
    ['IPv4', () => HOME],
    ['the networks of one IPv6 site', siteAddress],
  ])(
    'a flood from one address (%s) is refused at once, before it is counted or hashed, and others are served meanwhile',
    async (_, from) => {
      const release = await openHeld();
      const { answers, all } = startStorm(60, from);
      // The portal answers the refused sign-ins while all accepted sign-ins wait.
      await expect.poll(() => answers.length).toBe(54);
      expect(statusesOf(answers)).toEqual(Array(54).fill(429));
      expect((await agency.call('rangos')).httpStatus).toBe(200);
      release();
      await all;
      expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(LIMIT * 2);
      expect((await countsOf('login:direccion')).reduce((sum, count) => sum + count)).toBe(
        LIMIT * 2,
      );
    },
  );
});

describe('a flood from many addresses', () => {
  const SIZE = 300;
  /** Sign-ins that run at once; 64 more may wait (`addressGuard.ts`). */
  const running = Math.max(2, availableParallelism());
  const taken = running + 64;

  test('a flood from many addresses is refused at once beyond a limit of the whole process, without a statement, and signed-in users are served meanwhile', async () => {
    const release = await openHeld();
    const key = await agency.keyOf('Oficial');
    const { answers, all } = startStorm(SIZE, addressOf);
    await expect.poll(() => answers.length).toBe(SIZE - taken);
    expect(statusesOf(answers)).toEqual(Array(SIZE - taken).fill(503));
    expect(answers[0]?.body).toEqual({
      error: 1,
      status: 1,
      msg: 'Hay demasiada gente entrando a la vez. Espera un momento y vuelve a probar.',
    });
    for (const { headers } of answers)
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
    // The portal counts a sign-in when it begins to run, so the waiting sign-ins are not counted
    // yet.
    expect(await countsOf('login:direccion')).toHaveLength(running);
    const statements: string[] = [];
    agency.database.watchStatements(({ sql }) => statements.push(sql));
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(503);
    // The portal refuses before it reads the body, so it does not notice the invalid JSON.
    expect((await agency.call('login', { raw: '{' })).httpStatus).toBe(503);
    expect(statements).toEqual([]);
    agency.database.watchStatements(null);
    expect((await agency.call('getAllTime', { key })).httpStatus).toBe(200);
    // Registrations have their own limit.
    expect(
      (
        await agency.call('registro', {
          body: { usuario: 'Recien.Llegada', clave: 'una clave larga', rclave: 'una clave larga' },
        })
      ).httpStatus,
    ).toBe(200);
    release();
    await all;
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(taken);
    expect(await statusOf('Oficial', DEMO_PASSWORD)).toBe(200);
  });
});

describe('wrong passwords from one IPv6 network', () => {
  test('wrong passwords from one IPv6 network count together, and do not affect networks from which the person has signed in', async () => {
    expect(await statusOf('Oficial', DEMO_PASSWORD, siteAddress(0xffff))).toBe(200);
    for (let i = 0; i < LIMIT * 10; i++)
      expect(await statusOf(`Nombre${i}`, 'mal', siteAddress(i))).toBe(401);
    expect(await statusOf('Agente', DEMO_PASSWORD, siteAddress(5000))).toBe(429);
    expect(await statusOf('Oficial', DEMO_PASSWORD, siteAddress(0xffff))).toBe(200);
    expect(await statusOf('Agente', DEMO_PASSWORD, '2a02:9130:84a1::1')).toBe(200);
    agency.pass({ minutes: 15 });
    expect(await statusOf('Agente', DEMO_PASSWORD, siteAddress(5000))).toBe(200);
  });
});
