import { DEMO_PASSWORD } from '@garita/demo/personas';
import { stepOf, totpAt } from '@garita/server/src/modules/factores/totp';
import { successOf } from './successOf';
import type { Name, TestAgency } from './testAgency';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function readBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * Returns a function that gives a secret's present code, or the code `away` steps of 30 seconds
 * later.
 */
export const showCodigos =
  ({ now }: TestAgency, secreto: string) =>
  (away = 0): string =>
    totpAt(readBase32(secreto), stepOf(now()) + away);

export async function prepareAplicacion(
  agency: TestAgency,
  name: Name,
): Promise<(away?: number) => string> {
  return showCodigos(
    agency,
    successOf(await agency.call('prepararTotp', { as: name, body: { clave: DEMO_PASSWORD } }))
      .secreto,
  );
}

/** Sets up a person's authenticator with the present code, which is then used up. */
export async function setUpAplicacion(
  agency: TestAgency,
  name: Name,
): Promise<{ codigo: (away?: number) => string; codigos: string[] }> {
  const codigo = await prepareAplicacion(agency, name);
  const { codigos } = successOf(
    await agency.call('confirmarTotp', { as: name, body: { codigo: codigo() } }),
  );
  return { codigo, codigos };
}

/** Signs a person in with the password. @returns the token of the second step */
export const askForReto = async (agency: TestAgency, name: Name): Promise<string> =>
  successOf(await agency.call('login', { body: { usuario: name, clave: DEMO_PASSWORD } })).reto;
