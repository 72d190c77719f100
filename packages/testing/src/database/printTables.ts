import { openMemoryEngine } from '@garita/server/src/db/embedded/openEngine';
import { generateTables } from '@garita/server/src/db/generateTables';
import { readTestDump } from './testEngine';

// `npm run generate` runs this file. It also fills the cache of the tests' database.
process.stdout.write(await generateTables(async () => openMemoryEngine(await readTestDump())));
