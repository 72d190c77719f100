import { describe, expect, test } from 'vitest';
import { describeDispositivo } from './describeDispositivo';

const AppleWebKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device in words', () => {
  test.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${AppleWebKit} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Chrome en Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AppleWebKit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome en Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AppleWebKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`,
      'Edge en Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${AppleWebKit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
      'Opera en Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${AppleWebKit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox en Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox en Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari en Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
      'Chrome en iPad',
    ],
    ['garita (linux)', 'La orden garita en Linux'],
    ['garita (win32)', 'La orden garita en Windows'],
    ['garita (darwin)', 'La orden garita en Mac'],
    ['garita', 'La orden garita'],
    ['SomeBrowser/1 (X11; Linux x86_64)', 'Navegador desconocido en Linux'],
  ])('a device is described in words: %s', (userAgent, words) => {
    expect(describeDispositivo(userAgent)).toBe(words);
  });

  test.each([
    null,
    '',
    'curl/8.5.0',
    'node',
    'x'.repeat(100_000),
    'Chrome',
    '<script>Chrome en tu banco</script>',
    '\u202eimorhC',
  ])('the device of the User-Agent %j is unknown', (userAgent) => {
    expect(describeDispositivo(userAgent)).toBeNull();
  });

  test('a device in words keeps no text of a program’s own, and reads only the beginning', () => {
    expect(describeDispositivo('Chrome/\u200b<b>1</b> Windows \u0007')).toBe('Chrome en Windows');
    expect(describeDispositivo(`${'x'.repeat(600)} Chrome/1 Windows`)).toBeNull();
  });
});
