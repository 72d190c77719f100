// npm start: the portal of a real agency. No demo data, no default accounts.
import { serve } from './lib/serve.mjs';

process.env.NODE_ENV ??= 'production';
await serve('main', process.argv.slice(2));
