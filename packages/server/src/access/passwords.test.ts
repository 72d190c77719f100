import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, getPriority } from 'node:os';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { openTestAgency } from '@garita/testing/agency/testAgency';
import { expect, test } from 'vitest';
import { createPasswordHasher, DECOY } from './passwords';

/** OWASP's minimum for argon2id. */
const COSTS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('a hash uses the configured costs, and only its own password matches', async () => {
  const { hash, verify } = createPasswordHasher();
  const hashed = await hash(DEMO_PASSWORD);
  expect(hashed).toMatch(COSTS);
  expect(await hash(DEMO_PASSWORD)).not.toBe(hashed);
  expect([
    await verify(hashed, DEMO_PASSWORD),
    await verify(hashed, 'otra'),
    await verify(null, ''),
    await verify(null, DEMO_PASSWORD),
  ]).toEqual([true, false, false, false]);
});

test('an unreadable hash is an error, and the thread continues with the next task', async () => {
  const { hash, verify } = createPasswordHasher();
  await expect(verify('no es un hash', DEMO_PASSWORD)).rejects.toThrow();
  expect(await verify(await hash(DEMO_PASSWORD), DEMO_PASSWORD)).toBe(true);
});

/** The nice values of this process's threads; outside Linux the process has only one. */
const priorities = () =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/task').map((id) =>
        Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
      )
    : [getPriority()];

test('the hash for unknown names has the same costs', () => {
  expect(DECOY).toMatch(COSTS);
});

test('a full queue of password checks answers 503, and once it is empty an unknown name is checked as usual', async () => {
  const { hash, verify } = createPasswordHasher();
  const many = Promise.allSettled(
    Array.from({ length: 64 + availableParallelism() }, () => hash('')),
  );
  await expect(verify(null, DEMO_PASSWORD)).rejects.toMatchObject({ httpStatus: 503 });
  await many;
  expect(await verify(null, DEMO_PASSWORD)).toBe(false);
});

test('hashing lowers the priority of its own thread only', async () => {
  const own = getPriority();
  await createPasswordHasher().hash(DEMO_PASSWORD);
  expect(getPriority()).toBe(own);
  expect(priorities()).toContain(process.platform === 'linux' ? 19 : own);
});

test('a new account’s password is stored as a hash with these costs', async () => {
  const agency = await openTestAgency({ realPasswords: true });
  await agency.call('registro', {
    body: { usuario: 'Nueva', clave: 'mi clave', rclave: 'mi clave' },
  });
  const { clave_hash } = await agency.db
    .selectFrom('usuarios')
    .select('clave_hash')
    .where('usuario', '=', 'Nueva')
    .executeTakeFirstOrThrow();
  expect(clave_hash).toMatch(COSTS);
  await agency.close();
});
