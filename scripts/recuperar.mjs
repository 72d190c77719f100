// npm run recuperar: prints the one-time link with which the owner sets a new password. It opens the agency's database itself, by the same
// settings as `npm start`: whoever can run it has all of the agency's data already.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';

await buildIfNeeded('servidor');
await import(pathToFileURL(inProject('packages/server/dist/recuperar.js')).href);
