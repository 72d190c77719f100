import { DEMO_PASSWORD } from '@garita/demo/personas';
import { CLAVE_MIN } from '@garita/domain/sesion/clave';
import { expect, test } from 'vitest';
import { requireClaveRara } from './claveComun.service';
import lista from './clavesComunes.json';

const claves = lista.claves.split(' ');

test('the list of common passwords has 10,000 entries that the other rules allow, each once and normalised', () => {
  expect(new Set(claves).size).toBe(10_000);
  expect(
    claves.filter((clave) => [...clave].length < CLAVE_MIN || clave !== clave.toLowerCase()),
  ).toEqual([]);
});

test.each(['password', '12345678', 'BARCELONA', claves.at(-1) ?? '', 'Contraseña'])(
  '«%s» is refused as a common password',
  async (clave) => {
    await expect(requireClaveRara(clave, 'claven')).rejects.toMatchObject({
      httpStatus: 400,
      detail: { campo: 'claven' },
    });
  },
);

test.each([DEMO_PASSWORD, 'k7pm-x3rt-9wqd-4hza', 'tejado amarillo'])(
  '«%s» is allowed as a password',
  async (clave) => {
    await expect(requireClaveRara(clave, 'claven')).resolves.toBeUndefined();
  },
);
