// A separate process for tests of durability and folder locks. It opens a data folder with a
// migrated database and prints `lista`. Then it inserts rows one by one, and prints each number
// after its commit. With `--solo-abrir` it only opens the folder, until the test kills it.

import { BaseOcupadaError } from '@garita/server/src/db/embedded/BaseOcupadaError';
import { openDatabase } from '@garita/server/src/db/openDatabase';

const [dataDir = '', mode] = process.argv.slice(2);
try {
  const { kysely } = await openDatabase({ dataDir });
  process.stdout.write('lista\n');
  const last = await kysely
    .selectFrom('versiones')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  for (let number = (last?.version ?? 0) + 1; mode !== '--solo-abrir'; number++) {
    await kysely
      .insertInto('versiones')
      .values({ tema: `t${number}`, version: number })
      .execute();
    process.stdout.write(`${number}\n`);
  }
} catch (error) {
  process.stderr.write(
    error instanceof BaseOcupadaError ? `${error.name}: ${error.message}\n` : `${String(error)}\n`,
  );
  process.exit(error instanceof BaseOcupadaError ? 3 : 1);
}
