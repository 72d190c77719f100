import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { roomOf, wrapText } from '../output/wrapText';

const silence = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks the user. The question goes to stderr, so that stdout has only results. @throws UsageError
 * on Ctrl-C or Ctrl-D
 */
export function ask(
  { stdin, stderr }: Context,
  question: string,
  { hidden = false } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    // readline writes the typed keys to its output. Without an output they stay hidden.
    const lines = createInterface({
      input: stdin,
      output: hidden ? silence() : stderr,
      terminal: true,
      historySize: 0,
    });
    let answer: string | null = null;
    lines.once('close', () => {
      if (hidden || answer === null) stderr.write('\n');
      if (answer === null) reject(new UsageError('Cancelado.'));
      else resolve(answer);
    });
    const room = roomOf(stderr);
    const [last = '', ...before] = wrapText(question, room).split('\n').toReversed();
    for (const line of before.toReversed()) stderr.write(`${line}\n`);
    if (hidden) stderr.write(last);
    lines.question(hidden ? '' : last, (typed) => {
      answer = typed;
      lines.close();
    });
  });
}
