import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../run';
import type { Result } from './createHome';

/**
 * Runs a command in this process, without a terminal. It gives the same result as a child process
 * in a tenth of the time.
 */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<Result> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const code = await run(args, {
    env,
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout,
    stderr,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await written;
  return { code, stdout: out, stderr: err };
}
