// npm start: the portal of a real agency, without demo data and default accounts.
import { serve } from './lib/serve.mjs';

process.env.NODE_ENV ??= 'production';
await serve('main', process.argv.slice(2));
