import { Writable } from 'node:stream';
import type { Context } from '../Context';
import { roomOf, wrapText } from './wrapText';

/**
 * A stderr that wraps lines between words. The text after the last line break, such as a prompt,
 * stays unchanged.
 */
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
