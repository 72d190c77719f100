import chalk, { chalkStderr } from 'chalk';
import { EXIT } from './errors';
import { describeWriteError } from './output/describeWriteError';
import { run } from './run';

// chalk detects terminals but ignores NO_COLOR.
if (process.env.NO_COLOR) chalk.level = chalkStderr.level = 0;

// `garita usuarios list | head` closes the pipe early, which is no failure. A command that must
// finish its work adds a second listener.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (process.stdout.listenerCount('error') > 1) return;
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`garita: ${describeWriteError(error)}\n`, () => process.exit(EXIT.partial));
});

const { env, stdout, stderr } = process;
const surrounding = {
  ...{ env, stdout, stderr, signals: process },
  // stdin is opened at its first use: few commands read it, and opening it takes a sixth of the
  // startup time.
  get stdin() {
    return process.stdin;
  },
};
// process.exit() would lose output that is still in a pipe. There is no top-level await, since the
// bundle is one CommonJS file, which node starts faster.
void run(process.argv.slice(2), surrounding).then((code) => {
  process.exitCode = code;
});
