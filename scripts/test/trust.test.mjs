import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listTales, tellCases, trustSteps } from './trust.mjs';

const reportOf = (numFailedTests, ...cases) => ({
  numFailedTests,
  testResults: [{ assertionResults: cases.map((n) => ({ meta: n === null ? {} : { cases: n } })) }],
});

test('the summary has the number of generated cases, summed from the tests', () => {
  expect(tellCases(reportOf(0, 2000, 2000), 7)).toBe(
    '4000 casos generados: 2000 en cada una de 2 llamadas; 0 llamadas contestaron mal alguno (GARITA_FUZZ_SEED=7)',
  );
  expect(tellCases(reportOf(1, 2000, 15, null), 7)).toBe(
    '2015 casos generados: de 15 a 2000 en cada una de 2 llamadas; 1 llamadas contestaron mal alguno (GARITA_FUZZ_SEED=7)',
  );
});

test('the last lines of the summary are the tests’ reports, and none if they wrote none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-relato-'));
  try {
    expect(listTales(folder)).toEqual([]);
    writeFileSync(join(folder, 'confianza.txt'), '50 rondas\n9 respaldos\n');
    expect(listTales(folder)).toEqual(['50 rondas', '9 respaldos']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('each run has other seeds, which are printed and can be given', () => {
  const names = () => trustSteps().map(({ name }) => name);
  vi.stubEnv('GARITA_FUZZ_SEED', '').stubEnv('GARITA_TRUST_SEED', '');
  expect(names()).not.toEqual(names());
  vi.stubEnv('GARITA_FUZZ_SEED', '7').stubEnv('GARITA_TRUST_SEED', '8');
  expect(names()).toEqual([
    expect.stringContaining('GARITA_FUZZ_SEED=7'),
    expect.stringContaining('GARITA_TRUST_SEED=8'),
    'cada fallo de la lista',
  ]);
  vi.unstubAllEnvs();
});
