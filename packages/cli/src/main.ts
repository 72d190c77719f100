import chalk from 'chalk';
import { run } from './run';

// chalk knows whether stdout is a terminal, but not this convention.
if (process.env.NO_COLOR) chalk.level = 0;

// `garita usuarios list | head`: who reads has seen enough, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

// Not process.exit(): what was written to a pipe must still arrive.
process.exitCode = await run(process.argv.slice(2), process);
