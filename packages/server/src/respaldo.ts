// Entry point of `npm run respaldo`. The build writes it to `dist/respaldo.js`.
import { runRespaldo } from './respaldo/command/runRespaldo';

process.exitCode = await runRespaldo(process.argv.slice(2), process);
