import { Writable } from 'node:stream';
import { CREDITOS } from '@garita/domain/formato/moneda';
import { createProgram } from './createProgram';
import { listCommands } from './reference/listCommands';
import { toMan } from './reference/toMan';
import { toMarkdown } from './reference/toMarkdown';
import { VERSION } from './version';

// Prints the reference page and the manual page as JSON. `npm run generate` stores them.
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
const fichas = listCommands(
  await createProgram(
    { env: {}, moneda: CREDITOS, stdin: process.stdin, stdout: nowhere, stderr: nowhere },
    null,
  ),
);
process.stdout.write(JSON.stringify({ markdown: toMarkdown(fichas), man: toMan(fichas, VERSION) }));
