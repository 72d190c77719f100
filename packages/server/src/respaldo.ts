// Entry point of the operator's tool, built beside the server to `dist/respaldo.js`: `npm run
// respaldo`.
import { runRespaldo } from './respaldo/command/runRespaldo';

process.exitCode = await runRespaldo(process.argv.slice(2), process);
