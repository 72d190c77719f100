// npm run pack: makes the folders that can be published, `packages/<name>/dist`, with code, types,
// README and licence. `npm pack packages/<name>/dist` makes the file to install elsewhere.
// `npm run pack -- ui` makes one; a second argument names another folder for it.
import { packClient } from './pack/packClient.mjs';
import { packUi } from './pack/packUi.mjs';

const PACKAGES = { 'api-client': packClient, ui: packUi };

const [name, folder] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(PACKAGES, name)) {
  console.error(
    `No hay ningún paquete «${name}». Escribe uno de estos: ${Object.keys(PACKAGES).join(', ')}.`,
  );
  process.exit(2);
}
for (const pack of name ? [PACKAGES[name]] : Object.values(PACKAGES))
  console.log(`Listo para «npm pack»: ${await pack(folder)}`);
