import { Writable } from 'node:stream';
import { createProgram } from '../createProgram';
import { VERSION } from '../version';
import { listCommands } from './listCommands';
import { toMan } from './toMan';
import { toMarkdown } from './toMarkdown';

// Prints what `npm run generate` keeps in the repository, as JSON: the page of all commands, and that of the manual.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const fichas = listCommands(
  await createProgram({ env: {}, stdin: process.stdin, stdout: nowhere, stderr: nowhere }, null),
);
process.stdout.write(JSON.stringify({ markdown: toMarkdown(fichas), man: toMan(fichas, VERSION) }));
