import chalk, { chalkStderr } from 'chalk';
import { EXIT } from './errors';
import { describeWriteError } from './output/describeWriteError';
import { run } from './run';

// chalk knows whether stdout and stderr are terminals, but not this convention.
if (process.env.NO_COLOR) chalk.level = chalkStderr.level = 0;

// `garita usuarios list | head`: who reads has seen enough, which is no failure. Work that must not end in the middle listens itself.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (process.stdout.listenerCount('error') > 1) return;
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`garita: ${describeWriteError(error)}\n`, () => process.exit(EXIT.partial));
});

const { env, stdout, stderr } = process;
const surrounding = {
  ...{ env, stdout, stderr, signals: process },
  // Opened by whoever reads it: few commands do, and it is a sixth of what the command adds to a start of node.
  get stdin() {
    return process.stdin;
  },
};
// Not process.exit(): what was written to a pipe must still arrive. Not awaited: the bundle is one CommonJS file, which node begins sooner.
void run(process.argv.slice(2), surrounding).then((code) => {
  process.exitCode = code;
});
