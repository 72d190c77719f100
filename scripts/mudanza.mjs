// npm run mudanza -- load <carpeta>: brings an old portal's data into an empty database, on the
// machine itself, with the portal stopped. It uses the server's code, since only that may open the
// database.
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';

await buildIfNeeded('servidor');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(inProject('packages/server/dist/mudanza.js')).href);
