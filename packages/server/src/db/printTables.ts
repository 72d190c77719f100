import { generateTables } from './generateTables';

// `npm run generate` runs this file and writes what it prints.
process.stdout.write(await generateTables());
