import { stripVTControlCharacters } from 'node:util';
import type { Context } from '../Context';

/** The number of characters per line of a stream; unlimited for a file or a pipe. */
export const roomOf = ({
  columns = Number.POSITIVE_INFINITY,
}: {
  readonly columns?: number | undefined;
}): number => (columns > 0 ? columns : Number.POSITIVE_INFINITY);

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Matches words. A quoted text is one word. */
const WORDS = /(?:'[^']*'|"[^"]*"|[^\s'"]|['"])+/g;

/** Matches an example in a help text. A wrapped example must stay a valid command. */
const COMMAND = /^ *\$ .*\bgarita /;

/** The indent of continuation lines: the width of the label, or two more than the line's indent. */
function indentOf(line: string, room: number): number {
  const plain = stripVTControlCharacters(line);
  const label = /^\s*\S+(?: \S+)*\s{2,}/.exec(plain)?.[0].length ?? 0;
  if (label > 0 && label <= room / 2) return label;
  const own = plain.length - plain.trimStart().length;
  return own === 0 ? 0 : own + 2;
}

function wrapLine(line: string, room: number): string {
  if (widthOf(line) <= room) return line;
  const isCommand = COMMAND.test(line);
  const indent = ' '.repeat(indentOf(line, room));
  const limit = isCommand ? room - 2 : room;
  const lines: string[] = [];
  let current = '';
  let end = 0;
  for (const { 0: word, index } of line.matchAll(isCommand ? WORDS : /\S+/g)) {
    const gap = line.slice(end, index);
    end = index + word.length;
    const isFirst = current.trim() === '';
    if (!isFirst && widthOf(current) + gap.length + widthOf(word) > limit) {
      lines.push(current);
      current = indent + word;
    } else current += gap + word;
  }
  return [...lines, current].join(isCommand ? ' \\\n' : '\n');
}

/**
 * Wraps a text between words. A word longer than the line stays whole. @param room the width in
 * characters
 */
export const wrapText = (text: string, room: number): string =>
  Number.isFinite(room)
    ? text
        .split('\n')
        .map((line) => wrapLine(line, room))
        .join('\n')
    : text;

/**
 * Joins the wrapped lines of a text, for a wider terminal. Indented lines and lines after `.` or
 * `:` stay separate.
 */
const joinLines = (text: string): string => text.replaceAll(/^(\S.*[^.:\n])\n(?=\S)/gm, '$1 ');

/** The width of help texts in the source, in characters. */
const WRITTEN_FOR = 80;

export const wrapHelp = (text: string, room: number): string =>
  wrapText(room < WRITTEN_FOR ? joinLines(text) : text, room);

export const writeText = ({ stdout }: Pick<Context, 'stdout'>, text: string): void =>
  void stdout.write(wrapText(text, roomOf(stdout)));
