import { replaceHidden } from '../formato/hiddenCharacters';

/**
 * A text as one line without hidden characters. Each character that Markdown or a mention uses
 * (`*`, `` ` ``, `@`, `<`, `#`, `:` …) gets a backslash, which Discord does not show.
 */
export const escapeDiscord = (text: string): string =>
  replaceHidden(text.replace(/\s+/gu, ' ').trim(), () => '').replace(
    /[!-/:-@[-`{-~]/g,
    String.raw`\$&`,
  );
