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
 * Runs a command at a terminal. @param answers questions with their input, e.g. `[['Usuario: ',
 * 'Oficial\r']]`; a function runs while the question waits
 */
export async function runAtTerminal(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  answers: readonly (readonly [question: string, typed: string | (() => Promise<string>)])[],
  columns?: number,
): Promise<Result> {
  const [stdin, stdout, stderr] = [
    createTty(),
    Object.assign(new PassThrough(), { columns }),
    Object.assign(createTty(), { columns }),
  ];
  const waiting = [...answers];
  let [shown, since] = ['', ''];
  stderr.on('data', (part: Buffer) => {
    shown += part.toString();
    since += part.toString();
    const [next] = waiting;
    if (!next || !since.includes(next[0])) return;
    waiting.shift();
    // The earlier output is dropped, since the same question may come again.
    since = '';
    // The command reads the answer only after it has written the question.
    const [, typed] = next;
    setImmediate(async () => stdin.write(typeof typed === 'string' ? typed : await typed()));
  });
  const code = await run(args, { env, stdin, stdout, stderr });
  stdout.end();
  return { code, stdout: await text(stdout), stderr: shown };
}
