// npm run demo [-- --agencia faro --personas N --registros N]: the portal with a demo agency. Each
// agency has its own data folder.
import { demoFolder } from './lib/demoFolder.mjs';
import { serve } from './lib/serve.mjs';

process.env.NODE_ENV ??= 'production';
process.env.DATA_DIR ??= demoFolder(process.argv.slice(2));
await serve('demo', process.argv.slice(2));
