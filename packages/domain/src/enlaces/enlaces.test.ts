import { describe, expect, test } from 'vitest';
import type { Servicios } from '../agencia/servicios';
import { findFailure } from '../reglas/Rule';
import { readElegidos } from './elegidos';
import { enlaceRules, enlacesRules, findDireccionFailure } from './enlaces.rules';

const NADA: Servicios = {
  avatar: null,
  perfil: null,
  radioStream: null,
  radioInfo: null,
  discord: null,
  social: null,
};
const SIN_ELEGIR = {
  avatar: 'operador',
  perfil: 'operador',
  perfilMision: null,
  perfilEnLinea: null,
  radioStream: 'operador',
  radioInfo: 'operador',
  discord: 'operador',
  social: 'operador',
  enlaces: [],
};
const failureOf = (change: object, operador = NADA) =>
  findFailure(enlacesRules(operador), { ...SIN_ELEGIR, ...change });

describe('an address', () => {
  test.each([
    'https://radio.test',
    'https://radio.test/vivo?x=1#a',
    'https://radio.test:8443/',
    'https://[2606:4700::1]/',
    'https://ñandú.test/á',
  ])('the address %s is allowed', (url) => {
    expect(findDireccionFailure('social', url, NADA)).toBeNull();
  });

  test.each([
    ['', 'Escribe la dirección entera'],
    ['radio.test', 'Escribe la dirección entera'],
    ['https://', 'Escribe la dirección entera'],
    ['https://radio test/', 'Escribe la dirección entera'],
    [' https://radio.test/', 'Escribe la dirección entera'],
    ['javascript:alert(1)', 'Escribe la dirección entera'],
    ["https://a.test;script-src *'/", 'Escribe la dirección entera'],
    ['https://a.test,b.test/', 'Escribe la dirección entera'],
    ['https://a.test\\b', 'Escribe la dirección entera'],
    ['/avatares/{usuario}', 'Escribe la dirección entera'],
    ['http://radio.test/', 'La dirección debe empezar por https://'],
    ['HTTPS://radio.test/', 'La dirección debe empezar por https://'],
    ['https://ana:clave@radio.test/', 'La dirección no puede llevar usuario ni contraseña'],
    ['https://@radio.test/', 'La dirección no puede llevar usuario ni contraseña'],
    ['https://a.test\\@b.test/', 'La dirección no puede llevar usuario ni contraseña'],
    [`https://radio.test/${'x'.repeat(2000)}`, 'La dirección no puede pasar de 2000 caracteres'],
  ])('the address %.40s is refused: %s', (url, texto) => {
    expect(findDireccionFailure('social', url, NADA)?.replace('2.000', '2000')).toMatch(
      new RegExp(`^${texto}`),
    );
  });

  test('a radio address may be http only if the operator has set one that is http, and no other address may be http', () => {
    expect(failureOf({ radioStream: 'http://radio.test/' })).toMatchObject({
      campo: 'radioStream',
    });
    expect(
      failureOf({ radioStream: 'http://radio.test/' }, { ...NADA, radioInfo: 'http://otra.test/' }),
    ).toBeNull();
    expect(
      failureOf({ discord: 'http://chat.test/' }, { ...NADA, discord: 'http://chat.test/' }),
    ).toMatchObject({ campo: 'discord' });
  });

  test('an avatar address needs the placeholder for the name, outside the host', () => {
    expect(failureOf({ avatar: 'https://a.test/{usuario}.png' })).toBeNull();
    expect(failureOf({ avatar: 'https://a.test/?user={usuario}' })).toBeNull();
    expect(failureOf({ avatar: 'https://a.test/' })?.texto).toBe(
      'La dirección debe llevar {usuario} en el lugar del nombre',
    );
    expect(failureOf({ avatar: 'https://{usuario}.a.test/' })?.texto).toBe(
      'El nombre no puede estar en el dominio: pon {usuario} después',
    );
  });
});

describe('a link', () => {
  const enlace = { texto: 'Foro', url: 'https://foro.test/', lugar: 'pie' as const };
  test.each([
    [{ texto: ' ' }, 'texto', 'Escribe el texto del enlace'],
    [{ texto: 'x'.repeat(41) }, 'texto', 'El texto no puede pasar de 40 caracteres'],
    [{ url: 'http://foro.test/' }, 'url', 'La dirección debe empezar por https://'],
  ])('a link with %j is refused', (change, campo, texto) => {
    expect(findFailure(enlaceRules, { ...enlace, ...change })).toEqual({ campo, texto });
    expect(failureOf({ enlaces: [enlace, { ...enlace, ...change }] })?.campo).toBe('enlaces');
  });

  test('ten links are allowed, and an eleventh is refused', () => {
    expect(failureOf({ enlaces: Array(10).fill(enlace) })).toBeNull();
    expect(failureOf({ enlaces: Array(11).fill(enlace) })?.texto).toBe(
      'Puede haber 10 enlaces como mucho',
    );
  });
});

test('an unset service means the operator’s setting, and null means no service', () => {
  expect(readElegidos({})).toEqual(SIN_ELEGIR);
  expect(
    readElegidos({
      servicios: { discord: null, social: 'https://a.test/', avatar: 7 },
      enlaces: [{ texto: 'x' }],
    }),
  ).toEqual({
    ...SIN_ELEGIR,
    discord: null,
    social: 'https://a.test/',
  });
});
