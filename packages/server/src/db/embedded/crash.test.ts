import { killProcess, openFolders } from '@garita/testing/database/openFolders';
import { KILLS } from '@garita/testing/effort';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../openDatabase';

const folders = openFolders();
beforeAll(folders.prepare);
afterEach(folders.killAll);
afterAll(folders.remove);

test('kill -9 while writing loses nothing that was answered', async () => {
  const folder = folders.copy('golpes');
  let answered = 0;
  for (let round = 1; round <= KILLS; round++) {
    const { child, nextLine } = folders.start(folder);
    expect(await nextLine()).toBe('lista');
    const target = answered + 20 * round;
    while (answered < target) answered = Number(await nextLine());
    await killProcess(child);
    // Lines that the process printed before the kill count as answered too.
    for (let line = await nextLine(); line !== 'undefined'; line = await nextLine())
      answered = Number(line);
  }
  const { kysely, close } = await openDatabase({ dataDir: folder });
  const { rows } = await sql<{
    count: number;
    last: number;
  }>`select count(*), max(version) as last from versiones where version <= ${answered}`.execute(
    kysely,
  );
  await close();
  expect(answered).toBeGreaterThanOrEqual(20 * KILLS);
  expect(rows).toEqual([{ count: answered, last: answered }]);
});
