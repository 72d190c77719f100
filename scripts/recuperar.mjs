// npm run recuperar: prints the one-time link for the owner's new password. It opens the agency's
// database itself, with the settings of `npm start`: a user who can run it already has access to
// all data.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';

await buildIfNeeded('servidor');
await import(pathToFileURL(inProject('packages/server/dist/recuperar.js')).href);
