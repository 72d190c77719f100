import chalk, { chalkStderr } from 'chalk';
import { run } from './run';

// chalk knows whether stdout and stderr are terminals, but not this convention.
if (process.env.NO_COLOR) chalk.level = chalkStderr.level = 0;

// `garita usuarios list | head`: who reads has seen enough, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

// Not process.exit(): what was written to a pipe must still arrive.
process.exitCode = await run(process.argv.slice(2), process);
