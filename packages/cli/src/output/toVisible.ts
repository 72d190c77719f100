import { replaceHidden } from '@garita/domain/formato/hiddenCharacters';

// A text from another user must not move the cursor, change the terminal or reorder the text beside
// it.

/** A text as one line without invisible characters. */
export const toVisible = (text: string): string =>
  replaceHidden(text, () => ' ').replaceAll(/\s+/g, ' ');

/** A text for a CSV cell, without invisible characters except line breaks and tabs. */
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
