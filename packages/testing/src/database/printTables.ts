import { openMemoryEngine } from '@garita/server/src/db/embedded/openEngine';
import { generateTables } from '@garita/server/src/db/generateTables';
import { readTestDump } from './testEngine';

// Run by `npm run generate`. It also fills the tests' database cache.
process.stdout.write(await generateTables(async () => openMemoryEngine(await readTestDump())));
