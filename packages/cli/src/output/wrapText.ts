import { stripVTControlCharacters } from 'node:util';
import type { Context } from '../Context';

/** Of how many characters a line of a stream has room; of a file or a pipe, of any number. */
export const roomOf = ({
  columns = Number.POSITIVE_INFINITY,
}: {
  readonly columns?: number | undefined;
}): number => (columns > 0 ? columns : Number.POSITIVE_INFINITY);

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Words, and what stands within quotes as one. */
const WORDS = /(?:'[^']*'|"[^"]*"|[^\s'"]|['"])+/g;

/** An example of a help: broken, it must still be a command. */
const COMMAND = /^ *\$ .*\bgarita /;

/** How far the lines that go on stand in: below what follows a label, or a little. */
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

/** Text whose lines are broken between words where a terminal has no room for them; a longer word stays whole. @param room characters of a line */
export const wrapText = (text: string, room: number): string =>
  Number.isFinite(room)
    ? text
        .split('\n')
        .map((line) => wrapLine(line, room))
        .join('\n')
    : text;

/** The lines of a paragraph that was broken for a wider terminal as one. What is indented stands by itself, and what ends a sentence or a heading. */
const joinLines = (text: string): string => text.replaceAll(/^(\S.*[^.:\n])\n(?=\S)/gm, '$1 ');

/** Helps are written for so many characters. */
const WRITTEN_FOR = 80;

/** A help as a terminal of this width shows it. */
export const wrapHelp = (text: string, room: number): string =>
  wrapText(room < WRITTEN_FOR ? joinLines(text) : text, room);

/** Writes text for people to stdout. */
export const writeText = ({ stdout }: Pick<Context, 'stdout'>, text: string): void =>
  void stdout.write(wrapText(text, roomOf(stdout)));
