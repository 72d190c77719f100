import { replaceHidden } from '../formato/hiddenCharacters';

/**
 * A text that somebody else wrote, to be read in Discord as it is: on one line, without hidden characters, each sign of Discord's Markdown or of a mention
 * (`*`, `` ` ``, `@`, `<`, `#`, `:` …) behind a backslash, which Discord takes away again.
 */
export const escapeDiscord = (text: string): string =>
  replaceHidden(text.replace(/\s+/gu, ' ').trim(), () => '').replace(
    /[!-/:-@[-`{-~]/g,
    String.raw`\$&`,
  );
