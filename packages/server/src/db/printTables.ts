// Prints the text of `tables.ts`, for scripts/generate.mjs.

import { generateTables } from './generateTables';

process.stdout.write(await generateTables());
