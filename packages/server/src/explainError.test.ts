import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ConfigError } from './config';
import { explainError } from './explainError';
import { RespaldoError } from './RespaldoError';
import { StartError } from './StartError';

const caught = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return expect.unreachable('it should fail');
};

test.each([
  [
    'a full disk',
    () => writeFileSync('/dev/full', 'x'),
    /^No queda espacio en el disco\. Libera sitio\.$/,
  ],
  [
    'a file where a folder should be',
    () => mkdirSync('/dev/null/datos', { recursive: true }),
    /^«\/dev\/null\/datos» no es una carpeta\./,
  ],
])('%s is explained in Spanish', (_what, run, text) => {
  expect(explainError(caught(run))).toMatch(text);
});

test('a port in use is explained in Spanish', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const second = createServer();
  const error = await new Promise((resolve) =>
    second.once('error', resolve).listen(first.address()),
  );
  first.close();
  expect(explainError(error)).toBe('Ese puerto ya está ocupado. Elige otro con PORT.');
});

const system = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });
test.each([
  [system('EACCES', { path: '/d' }), /^No hay permiso para leer o escribir en «\/d»\./],
  [system('EACCES', { syscall: 'listen', port: 80 }), /^No hay permiso para usar el puerto 80\./],
  [system('EROFS', { path: '/d' }), /solo para leer y no se puede escribir en «\/d»/],
  [system('EMFILE'), /demasiados ficheros o conexiones/],
  [system('EDQUOT'), /^No queda espacio/],
  [system('53100'), /^No queda espacio/],
  [new StartError('Así no.'), /^Así no\.$/],
  [new ConfigError('PORT: no.'), /^PORT: no\.$/],
  [new RespaldoError('Sin respaldo.'), /^Sin respaldo\.$/],
])('%s is explained in Spanish', (error, text) => {
  expect(explainError(error)).toMatch(text);
});

test.each([[new TypeError('x')], [caught(() => readFileSync('/no/existe'))], [null], ['texto']])(
  'the error %s gets no explanation, since it is a bug',
  (error) => {
    expect(explainError(error)).toBeNull();
  },
);
