import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/personas';
import { openTestAgency, type TestAgency } from '../../testing/testAgency';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency({ config: { loginLimit: 3 } });
});
afterAll(() => agency.close());
beforeEach(() => agency.pass({ days: 1 }));
const attempt = (usuario: string, clave: string) => agency.call('login', { body: { usuario, clave } });

describe('attempts to sign in', () => {
  test('are limited per name with a clear text and Retry-After, also for the right password, until the window ends', async () => {
    for (let i = 0; i < 3; i++) expect((await attempt('Oficial', 'mal')).httpStatus).toBe(401);
    const refused = await attempt('OFICIAL', DEMO_PASSWORD);
    expect(refused).toMatchObject({ httpStatus: 429, body: { error: 1, msg: 'Demasiados intentos. Espera 15 minutos y vuelve a probar.' } });
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect((await attempt('Agente', DEMO_PASSWORD)).httpStatus).toBe(200);
    agency.pass({ minutes: 15 });
    expect((await attempt('Oficial', DEMO_PASSWORD)).httpStatus).toBe(200);
  });

  test('of unknown names count the same', async () => {
    for (let i = 0; i < 3; i++) await attempt('Nadie', 'mal');
    expect((await attempt('nadie', 'mal')).httpStatus).toBe(429);
  });

  test('against one name are forgotten when the password is right', async () => {
    for (let i = 0; i < 2; i++) await attempt('Oficial', 'mal');
    expect((await attempt('Oficial', DEMO_PASSWORD)).httpStatus).toBe(200);
    for (let i = 0; i < 3; i++) expect((await attempt('Oficial', 'mal')).httpStatus).toBe(401);
  });

  test('from one address are limited over all names, and the address is kept only as a hash', async () => {
    const names = Array.from({ length: 16 }, (_, i) => `Nombre${i}`);
    const statuses: number[] = [];
    for (const name of names) statuses.push((await attempt(name, 'mal')).httpStatus);
    expect(statuses).toEqual([...Array(15).fill(401), 429]);
    const stored = await agency.db.selectFrom('intentos').select('clave').execute();
    expect(stored.some((row) => row.clave.includes('127.0.0.1'))).toBe(false);
  });
});
