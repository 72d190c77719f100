import { replaceHidden } from '../formato/hiddenCharacters';

/**
 * One line, without hidden characters; a backslash, which Discord removes, before every character
 * of Markdown or of a mention (`*`, `` ` ``, `@`, `<`, `#`, `:` …).
 */
export const escapeDiscord = (text: string): string =>
  replaceHidden(text.replace(/\s+/gu, ' ').trim(), () => '').replace(
    /[!-/:-@[-`{-~]/g,
    String.raw`\$&`,
  );
