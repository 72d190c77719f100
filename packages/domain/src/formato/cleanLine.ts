import { replaceHidden } from './hiddenCharacters';

/**
 * A hidden character that acts as a separator, such as a line break. JavaScript counts the byte
 * order mark as white space; readers do not.
 */
const parts = (character: string): boolean =>
  /[\s\u0085]/.test(character) && character !== '\uFEFF';

/** A text without these has nothing hidden: a fast path for most texts. */
const SUSPECT = /[^\n\t\x20-\x7e\xa0-\xac\xae-\u034e]/;

/**
 * Removes invisible characters except those of emoji; line breaks and tabs stay. Chat programs add
 * such characters around copied text.
 */
export const dropHidden = (text: string): string =>
  SUSPECT.test(text)
    ? replaceHidden(text, (character) =>
        character === '\n' || character === '\t' ? character : parts(character) ? ' ' : '',
      )
    : text;

/**
 * Normalises one line of input, such as a name: no hidden characters and lone surrogates, white
 * space collapsed and trimmed, NFC. Texts that look the same become equal, except for look-alike
 * letters.
 */
export const cleanLine = (text: string): string =>
  dropHidden(text)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
