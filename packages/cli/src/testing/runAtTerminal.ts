import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../run';
import type { Result } from './createHome';

type Tty = PassThrough & { isTTY?: boolean };

function createTty(): Tty {
  const stream: Tty = new PassThrough();
  stream.isTTY = true;
  return stream;
}

/**
 * Runs a command with somebody at the terminal.
 * @param answers what they type, each when its question has appeared, e.g. `[['Usuario: ', 'Oficial\r']]`
 */
export async function runAtTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  answers: readonly (readonly [question: string, typed: string])[],
): Promise<Result> {
  const [stdin, stdout, stderr] = [createTty(), new PassThrough(), createTty()];
  const waiting = [...answers];
  let shown = '';
  stderr.on('data', (part: Buffer) => {
    shown += part.toString();
    const [next] = waiting;
    if (!next || !shown.includes(next[0])) return;
    waiting.shift();
    // After the question has been put: its answer may come only then.
    setImmediate(() => stdin.write(next[1]));
  });
  const code = await run(args, { env, stdin, stdout, stderr });
  stdout.end();
  return { code, stdout: await text(stdout), stderr: shown };
}
