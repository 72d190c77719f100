import { replaceHidden } from './hiddenCharacters';

/** A hidden character that parts what stands beside it, as a line break does. A byte order mark is white space to JavaScript, and to nobody else. */
const parts = (character: string): boolean =>
  /[\s\u0085]/.test(character) && character !== '\uFEFF';

/** A text without one of these has nothing hidden: most have none, and are looked at fast. */
const SUSPECT = /[^\n\t\x20-\x7e\xa0-\xac\xae-\u034e]/;

/** A text without characters that nobody sees, those of emoji excepted; line breaks and tabs stay. Chat programs put such characters around what is copied from them. */
export const dropHidden = (text: string): string =>
  SUSPECT.test(text)
    ? replaceHidden(text, (character) =>
        character === '\n' || character === '\t' ? character : parts(character) ? ' ' : '',
      )
    : text;

/**
 * What a person meant to type or paste into one line, such as a name: without hidden characters and halves of characters, each kind of white space as one
 * space, none at either end, each letter in its one spelling (NFC). Texts that look the same are the same afterwards, but for letters that resemble another.
 */
export const cleanLine = (text: string): string =>
  dropHidden(text)
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
