import { readFileSync } from 'node:fs';
import { openTestEngine } from '@garita/testing/database/testEngine';
import { expect, test } from 'vitest';
import { generateTables } from './generateTables';

test('tables.ts is what the migrations build; run `npm run generate` after changing one', async () => {
  expect(readFileSync(new URL('./tables.ts', import.meta.url), 'utf8')).toBe(
    await generateTables(openTestEngine),
  );
});
