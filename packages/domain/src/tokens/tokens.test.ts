import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { isAccessToken, parseAccessToken } from './accessToken';
import { expiraAlFinalDe, expiraEn, PLAZOS } from './caducidad';
import { TOKENS } from './textos';
import { DIAS_MAX, type TokenValues, tokenRules } from './token.rules';

const AHORA = new Date('2026-11-21T18:30:00.000Z');

describe('a token of a script', () => {
  const body = `${'aB09'.repeat(12)}z`;
  test('a token contains its person’s id', () => {
    expect(parseAccessToken(`gar_12_${body}`)).toEqual({ userId: 12 });
  });
  test.each([
    '',
    'gar_',
    `12-${body}`,
    `gar_${body}`,
    `gar_0_${body}`,
    `gar_012_${body}`,
    `gar_12_${body}z`,
    `gar_12_${body.slice(1)}-`,
    `gar_2147483648_${body}`,
    ` gar_12_${body}`,
  ])('«%s» is not a token', (text) => {
    expect(parseAccessToken(text)).toBeNull();
  });
  test('a token is recognised by its prefix alone, so that a damaged token is not tried as another key', () => {
    expect([isAccessToken('gar_x'), isAccessToken('12-gar_x')]).toEqual([true, false]);
  });
});

describe('the expiry of a token', () => {
  test('the proposed expiries of a token are in the future, within the limit', () => {
    expect(expiraEn(7, AHORA)).toBe('2026-11-28T18:30:00.000Z');
    expect(Math.max(...PLAZOS.map(({ dias }) => dias))).toBeLessThan(DIAS_MAX);
  });
  test('a token that expires on a day expires at its end, midnight in the user’s zone', () => {
    expect(expiraAlFinalDe('2026-12-01', 'Europe/Madrid')).toBe('2026-12-01T23:00:00.000Z');
    expect(expiraAlFinalDe('2027-03-28', 'Europe/Madrid')).toBe('2027-03-28T22:00:00.000Z');
    expect([expiraAlFinalDe('', 'UTC'), expiraAlFinalDe('2026-02-30', 'UTC')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('creating a token', () => {
  const whole: TokenValues = {
    nombre: 'Copia',
    expira: expiraEn(30, AHORA),
    soloLectura: true,
    codigos: [],
    clave: 'x',
  };
  const failureOf = (more: Partial<TokenValues>) =>
    findFailure(
      tokenRules(() => AHORA),
      { ...whole, ...more },
    );

  test.each<[Partial<TokenValues>, keyof TokenValues, string]>([
    [{ nombre: '  ', clave: '' }, 'nombre', TOKENS.sinNombre],
    [{ nombre: '💂'.repeat(41) }, 'nombre', TOKENS.nombreLargo],
    [{ nombre: 'a\u200bb' }, 'nombre', TOKENS.nombreInvisible],
    [{ soloLectura: false }, 'codigos', TOKENS.sinCodigos],
    [{ expira: '' }, 'expira', TOKENS.sinCaducidad],
    [{ expira: AHORA.toISOString() }, 'expira', TOKENS.caducado],
    [{ expira: expiraEn(DIAS_MAX + 1, AHORA) }, 'expira', TOKENS.caducaTarde],
    [{ clave: '' }, 'clave', TOKENS.sinClave],
  ])('creating a token with %j fails at %s', (more, campo, texto) => {
    expect(failureOf(more)).toEqual({ campo, texto });
  });

  test('a token is valid as read-only, and with permissions, for a year at most', () => {
    for (const more of [
      {},
      { soloLectura: false, codigos: ['mul'] as const },
      { nombre: ` ${'💂'.repeat(40)} ` },
      { expira: expiraEn(DIAS_MAX, AHORA) },
    ])
      expect(failureOf(more)).toBeNull();
  });
});
