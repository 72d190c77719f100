import { replaceHidden } from '@garita/domain/formato/hiddenCharacters';

// What comes from elsewhere must not move the cursor, change the terminal, or turn around what stands beside it.

/** Text as one line without characters that are not seen. */
export const toVisible = (text: string): string =>
  replaceHidden(text, () => ' ').replaceAll(/\s+/g, ' ');

/** Text for a cell of CSV, which may have several lines. */
export const toVisibleCell = (text: string): string =>
  replaceHidden(text, (character) => (character === '\n' || character === '\t' ? character : ' '));

const toEscape = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON that says the same with escapes in the place of what is not seen: `JSON.stringify` escapes some of it only. */
export const toVisibleJson = (json: string): string =>
  replaceHidden(json, (character) => (character === '\n' ? character : toEscape(character)));
