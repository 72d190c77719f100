import { describe, expect, test } from 'vitest';
import { firmaRules, normalizeFirma } from '../firmas/firma.rules';
import { findFailure, findFieldFailure } from '../reglas/Rule';
import { needsFirma } from '../solicitudes/necesitaFirma';
import { loginRules } from './login.rules';
import { parseToken } from './token';

describe('signing in (AUT-07, AUT-08)', () => {
  test('signing in needs both fields, and the failure names the first empty one', () => {
    expect(findFailure(loginRules, { usuario: ' ', clave: '' })).toEqual({
      campo: 'usuario',
      texto: 'Hay Campos Vacios',
    });
    expect(findFailure(loginRules, { usuario: 'a', clave: '' })).toEqual({
      campo: 'clave',
      texto: 'Hay Campos Vacios',
    });
    expect(findFailure(loginRules, { usuario: 'a', clave: ' ' })).toBeNull();
  });

  test('an error of the sign-in is reported at its own field', () => {
    expect(findFieldFailure(loginRules, { usuario: '', clave: '' }, 'clave')?.campo).toBe('clave');
    expect(findFieldFailure(loginRules, { usuario: '', clave: 'x' }, 'clave')).toBeNull();
  });
});

describe('the session token', () => {
  const secret = `${'aB-_'.repeat(10)}abc`;
  test('the session token is split at its first dash (AUT-20)', () => {
    expect(parseToken(`12-${secret}`)).toEqual({ userId: 12, secret });
  });

  test.each([
    '',
    '12',
    `-${secret}`,
    `0-${secret}`,
    `012-${secret}`,
    `12-${secret}x`,
    `12-${secret.slice(1)}`,
    `2147483648-${secret}`,
    `12-${'ñ'.repeat(43)}`,
  ])('the session token «%s» is not valid', (text) => {
    expect(parseToken(text)).toBeNull();
  });
});

describe('a signature', () => {
  test('a signature is required for promotions from firma_desde on, for a person without one (SOL-08, SOL-10)', () => {
    expect([
      needsFirma(null, 4, 5),
      needsFirma(null, 5, 5),
      needsFirma('', 6, 5),
      needsFirma('ABC', 6, 5),
    ]).toEqual([false, true, true, false]);
  });

  test('a signature is three letters or digits, in upper case (SOL-12, SOL-14)', () => {
    expect(normalizeFirma(' ñb1 ')).toBe('ÑB1');
    expect(findFailure(firmaRules, { firma: 'abcd' })?.texto).toBe(
      'La firma solo puede contener 3 caracteres',
    );
    expect(findFailure(firmaRules, { firma: 'a.b' })?.texto).toBe(
      'La firma solo puede llevar letras y números',
    );
    expect(findFailure(firmaRules, { firma: 'ñb1' })).toBeNull();
  });
});
