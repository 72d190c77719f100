import { replaceHidden } from './hiddenCharacters';

/**
 * A text to be put into a sentence, or a sentence with such texts in it, every hidden character shown as `�`: a mark that turns writing around, in a name
 * of before anybody looked, would turn what is said of others. Line breaks stay.
 */
export const toLegible = (text: string): string => replaceHidden(text, (character) => (character === '\n' ? character : '\ufffd'));
