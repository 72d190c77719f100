import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../db/tables';
import { seal, unseal } from './sealed';

const installation = (secret: string) => ({
  random: randomBytes,
  keyedHash: (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url'),
  requireSecreto: async () => undefined,
});
/** A transaction to which the tests send no query. */
const TX = {} as Kysely<DB>;
const ours = installation('nuestro');
const SECRET = Buffer.from('12345678901234567890');

test('an encrypted secret is decrypted only for its person and with the same installation secret', async () => {
  const sealed = await seal(TX, ours, 7, SECRET);
  expect(sealed.includes(SECRET)).toBe(false);
  expect(unseal(ours, 7, sealed)).toEqual(SECRET);
  expect(unseal(ours, 8, sealed)).toBeNull();
  expect(unseal(installation('otro'), 7, sealed)).toBeNull();
  for (const at of [0, 15, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] as number) ^ 1;
    expect(unseal(ours, 7, altered)).toBeNull();
  }
  expect(unseal(ours, 7, sealed.subarray(0, 10))).toBeNull();
});

test('the same secret is encrypted differently each time', async () => {
  expect(await seal(TX, ours, 7, SECRET)).not.toEqual(await seal(TX, ours, 7, SECRET));
});
