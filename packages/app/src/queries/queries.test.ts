import { TEMAS } from '@garita/domain/temas';
import { expect, test } from 'vitest';

test('every file in app/src/queries is named after a tema', () => {
  const files = Object.keys(import.meta.glob(['./*.ts', '!./*.test.ts']));
  const temas = files.map((path) => path.slice(2, -3));
  expect(temas.length).toBeGreaterThan(0);
  expect(temas.filter((tema) => !(TEMAS as readonly string[]).includes(tema))).toEqual([]);
});
