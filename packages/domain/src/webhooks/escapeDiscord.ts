import { replaceHidden } from '../formato/hiddenCharacters';

/**
 * A text as one line without hidden characters. A backslash, which Discord removes, is before every
 * character of Markdown or of a mention (`*`, `` ` ``, `@`, `<`, `#`, `:` …).
 */
export const escapeDiscord = (text: string): string =>
  replaceHidden(text.replace(/\s+/gu, ' ').trim(), () => '').replace(
    /[!-/:-@[-`{-~]/g,
    String.raw`\$&`,
  );
