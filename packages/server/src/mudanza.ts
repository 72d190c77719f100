// Entry point of `npm run mudanza`. The build writes it to `dist/mudanza.js`.
import { runMudanza } from './mudanza/command/runMudanza';

process.exitCode = await runMudanza(process.argv.slice(2), process);
