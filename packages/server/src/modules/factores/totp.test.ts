import { describe, expect, test } from 'vitest';
import { findStep, stepOf, toBase32, toOtpauth, totpAt } from './totp';

/** The secret of the SHA-1 vectors in RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('a TOTP code', () => {
  // The RFC's codes have eight digits; these are their last six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('the TOTP code at second %i is %s', (seconds, codigo) => {
    expect(totpAt(SECRET, stepOf(at(seconds)))).toBe(codigo);
  });

  test('a TOTP code is accepted half a minute early or late, and no further', () => {
    const now = at(3000);
    const taken = [-2, -1, 0, 1, 2].map((away) =>
      findStep(SECRET, totpAt(SECRET, 100 + away), { now, last: null }),
    );
    expect(taken).toEqual([null, 99, 100, 101, null]);
  });

  test('a TOTP code is never accepted twice, nor is an earlier code', () => {
    const taken = [99, 100, 101].map((step) =>
      findStep(SECRET, totpAt(SECRET, step), { now: at(3000), last: 100 }),
    );
    expect(taken).toEqual([null, null, 101]);
  });

  test('a TOTP code is accepted again once a clock that was ahead is corrected', () => {
    expect(findStep(SECRET, totpAt(SECRET, 100), { now: at(3000), last: 5000 })).toBe(100);
  });

  test.each(['', '28708', '2870820', 'ñ70829', '28708２'])('«%s» is not a TOTP code', (codigo) => {
    expect(findStep(SECRET, codigo, { now: at(59), last: null })).toBeNull();
  });
});

test('a TOTP secret is written in base 32 (RFC 4648)', () => {
  expect(toBase32(Buffer.from('foobar1234'))).toBe('MZXW6YTBOIYTEMZU');
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('the authenticator’s QR code names its owner, whatever characters the names have', () => {
  const url = new URL(
    toOtpauth({ agencia: 'Policía & Cía', usuario: 'Ana:B?', secreto: 'GEZDGNBV' }),
  );
  expect([url.protocol, url.host, url.pathname]).toEqual([
    'otpauth:',
    'totp',
    '/Polic%C3%ADa%20%26%20C%C3%ADa:Ana%3AB%3F',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 'GEZDGNBV',
    issuer: 'Policía & Cía',
  });
});
