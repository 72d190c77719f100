import { replaceHidden } from '../formato/hiddenCharacters';

/**
 * Escapes a user's text for Discord: on one line, without hidden characters, every character of
 * Markdown or of a mention (`*`, `` ` ``, `@`, `<`, `#`, `:` …) behind a backslash, which Discord
 * removes.
 */
export const escapeDiscord = (text: string): string =>
  replaceHidden(text.replace(/\s+/gu, ' ').trim(), () => '').replace(
    /[!-/:-@[-`{-~]/g,
    String.raw`\$&`,
  );
