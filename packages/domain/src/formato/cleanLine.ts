import { replaceHidden } from './hiddenCharacters';

/** White space. JavaScript counts the byte order mark as white space; readers do not. */
const isSpace = (character: string): boolean =>
  /[\s\u0085]/.test(character) && character !== '\uFEFF';

/** A text without these characters has no hidden character: a fast path for most texts. */
const SUSPECT = /[^\n\t\x20-\x7e\xa0-\xac\xae-\u034e]/;

/**
 * Drops hidden characters, and keeps emoji, line breaks and tabs. Chat programs put hidden
 * characters around copied text.
 */
export const dropHidden = (text: string): string =>
  SUSPECT.test(text)
    ? replaceHidden(text, (character) =>
        character === '\n' || character === '\t' ? character : isSpace(character) ? ' ' : '',
      )
    : text;

/**
 * Drops hidden characters and lone surrogates, collapses and trims white space, and applies NFC.
 * Texts that look the same become equal, except for look-alike letters.
 */
export const cleanLine = (text: string): string =>
  dropHidden(text)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
