import { expect, test } from 'vitest';
import { TODOS_LOS_BLOQUES } from '../agencia/bloques';
import { findImagenFailure } from '../imagenes/imagen.rules';
import { findFailure } from '../reglas/Rule';
import { makePng } from '../testing/makeImagen';
import { emblemaRules } from './emblema.rules';
import type { Identidad } from './identidad';
import { identidadRules } from './identidad.rules';

const FARO: Identidad = {
  nombre: 'Agencia Faro',
  siglas: 'FAR',
  firma_desde: 5,
  lema: 'Siempre despiertos',
  color: '#1D3fd1',
  emblema: null,
  cartel: 'Guardamos la costa.\nTambién de noche.',
  bloques: TODOS_LOS_BLOQUES,
};

test('a complete identity is valid', () => {
  expect(findFailure(identidadRules, FARO)).toBeNull();
  expect(
    findFailure(identidadRules, { ...FARO, lema: '', cartel: '', color: null, bloques: [] }),
  ).toBeNull();
});

test.each<[Partial<Identidad>, string]>([
  [{ nombre: '  ' }, 'Ponle un nombre a la agencia'],
  [{ nombre: 'ñ'.repeat(65) }, 'El nombre puede tener hasta 64 caracteres'],
  [{ nombre: 'Fa\u202ero' }, 'Quita los caracteres invisibles'],
  [{ siglas: '' }, 'Pon las siglas de la agencia'],
  [{ siglas: 'F-R' }, 'Las siglas pueden tener hasta 5 letras o números'],
  [{ firma_desde: 0 }, 'Elige desde qué categoría se pide la firma'],
  [{ firma_desde: Number.NaN }, 'Elige desde qué categoría se pide la firma'],
  [{ lema: 'x'.repeat(121) }, 'El lema puede tener hasta 120 caracteres, en una línea'],
  [{ lema: 'uno\ndos' }, 'El lema puede tener hasta 120 caracteres, en una línea'],
  [{ color: '#12345' }, 'Escribe el color como #0b5c5e'],
  [{ color: 'red;}' }, 'Escribe el color como #0b5c5e'],
  [{ cartel: 'x'.repeat(501) }, 'El cartel puede tener hasta 500 caracteres'],
])('an identity with %j is refused: %s', (change, texto) => {
  expect(findFailure(identidadRules, { ...FARO, ...change })).toEqual({
    campo: Object.keys(change)[0],
    texto,
  });
});

test.each<[number, number, string | null]>([
  [64, 64, null],
  [1024, 1024, null],
  [63, 63, 'El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide 63'],
  [1025, 1025, 'El emblema debe medir entre 64 y 1024 píxeles de lado, y este mide 1025'],
  [128, 96, 'El emblema debe ser cuadrado, y este mide 128 × 96'],
])('an emblem of %i × %i pixels gives the failure %s', (ancho, alto, texto) => {
  expect(findImagenFailure(makePng(ancho, { alto }), emblemaRules)).toBe(texto);
});
