// npm run respaldo -- <orden>: backups on the machine itself, with the portal stopped. It uses the
// server's code, since no other package may open the database.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';

await buildIfNeeded('servidor');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(inProject('packages/server/dist/respaldo.js')).href);
