import { openMemoryEngine } from '@garita/server/src/db/embedded/openEngine';
import { generateTables } from '@garita/server/src/db/generateTables';
import { readTestDump } from './testEngine';

// `npm run generate` runs this file and writes its output. It also fills the tests' database cache.
process.stdout.write(await generateTables(async () => openMemoryEngine(await readTestDump())));
