import { replaceHidden } from '@garita/domain/formato/hiddenCharacters';

// Text from other users must not move the cursor, change the terminal or reorder its neighbours.

/** Text as one line without invisible characters. */
export const toVisible = (text: string): string =>
  replaceHidden(text, () => ' ').replaceAll(/\s+/g, ' ');

/** Text for a CSV cell, which keeps its line breaks. */
export const toVisibleCell = (text: string): string =>
  replaceHidden(text, (character) => (character === '\n' || character === '\t' ? character : ' '));

const toEscape = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON with invisible characters as escapes: `JSON.stringify` escapes only some of them. */
export const toVisibleJson = (json: string): string =>
  replaceHidden(json, (character) => (character === '\n' ? character : toEscape(character)));
