import { openMemoryEngine } from '@garita/server/src/db/embedded/openEngine';
import { generateTables } from '@garita/server/src/db/generateTables';
import { readTestDump } from './testEngine';

// `npm run generate` runs this file and writes what it prints. The database that it makes for that, the tests find made.
process.stdout.write(await generateTables(async () => openMemoryEngine(await readTestDump())));
