// Entry point of `npm run respaldo`, built to `dist/respaldo.js`.
import { runRespaldo } from './respaldo/command/runRespaldo';

process.exitCode = await runRespaldo(process.argv.slice(2), process);
