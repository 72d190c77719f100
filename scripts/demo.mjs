// npm run demo [-- --personas N --registros N]: the portal with the demo agency, in a data folder of its own.
import { serve } from './lib/serve.mjs';

process.env.NODE_ENV ??= 'production';
process.env.DATA_DIR ??= './data-demo';
await serve(['--demo', ...process.argv.slice(2)]);
