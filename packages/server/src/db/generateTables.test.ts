import { readFileSync } from 'node:fs';
import { openTestEngine } from '@garita/testing/database/testEngine';
import { expect, test } from 'vitest';
import { generateTables } from './generateTables';

test('tables.ts matches the migrated schema; run `npm run generate` after changing a migration', async () => {
  expect(readFileSync(new URL('./tables.ts', import.meta.url), 'utf8')).toBe(
    await generateTables(openTestEngine),
  );
});
