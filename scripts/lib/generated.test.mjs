import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateGenerated } from './generated.mjs';

let folder;
let rendered;
const at = (name) => join(folder, name);
const says = (name) => readFileSync(at(name), 'utf8');
/** Generates `salida.ts` beside its sources. @returns whether it was current */
async function update({ check = false } = {}) {
  const render = async () => {
    rendered += 1;
    return says('fuentes/fuente.ts').toUpperCase();
  };
  const output = { file: at('fuentes/salida.ts'), render, sources: [at('fuentes')] };
  return (await updateGenerated([output], { check, stamps: at('cache/sellos.json') })).length === 0;
}
beforeEach(async () => {
  rendered = 0;
  folder = mkdtempSync(join(tmpdir(), 'garita-generated-'));
  mkdirSync(at('fuentes'));
  writeFileSync(at('fuentes/fuente.ts'), 'uno');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a missing or outdated file is written, and reported', async () => {
  expect(await update()).toBe(false);
  expect(says('fuentes/salida.ts')).toBe('UNO');
  writeFileSync(at('fuentes/fuente.ts'), 'dos');
  expect(await update()).toBe(false);
  expect(says('fuentes/salida.ts')).toBe('DOS');
});

test('a current file is not rendered again', async () => {
  await update();
  expect([await update(), await update({ check: true }), rendered]).toEqual([true, true, 1]);
});

test('a check reports a file that was edited by hand, each time, and does not change it', async () => {
  await update();
  writeFileSync(at('fuentes/salida.ts'), 'UNA');
  expect([await update({ check: true }), await update({ check: true })]).toEqual([false, false]);
  expect(says('fuentes/salida.ts')).toBe('UNA');
  writeFileSync(at('fuentes/salida.ts'), 'UNO');
  expect(await update({ check: true })).toBe(true);
});

test('a check reports a file whose sources have changed, each time', async () => {
  await update();
  writeFileSync(at('fuentes/fuente.ts'), 'dos');
  expect([await update({ check: true }), await update({ check: true })]).toEqual([false, false]);
  writeFileSync(at('fuentes/fuente.ts'), 'uno');
  expect(await update({ check: true })).toBe(true);
});

test('a file is rendered again if the cache is unreadable', async () => {
  await update();
  writeFileSync(at('cache/sellos.json'), '{');
  expect([await update({ check: true }), rendered]).toEqual([true, 2]);
});
