import { Writable } from 'node:stream';
import type { Context } from '../Context';
import { roomOf, wrapText } from './wrapText';

/** Wraps whole lines between words; text without a final line break (a prompt) stays as it is. */
export function wrapNotices(stderr: Context['stderr']): Context['stderr'] {
  if (stderr.isTTY !== true || stderr.columns === undefined) return stderr;
  const wrapping = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      const text = chunk.toString();
      const end = text.lastIndexOf('\n') + 1;
      stderr.write(wrapText(text.slice(0, end), roomOf(stderr)) + text.slice(end));
      done();
    },
  });
  return Object.defineProperties(wrapping, {
    isTTY: { value: true },
    columns: { get: () => stderr.columns },
  });
}
