/** Control characters, bidirectional marks, zero-width spaces, line separators. */
const HIDDEN = String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;
/** A subdivision flag: a black flag with tag letters of its code. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`;
/** Emoji of several characters: joined pictures, a flag with tags, a keycap. */
const EMOJI = String.raw`${FLAG}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;

/** Emoji first, so that hidden characters inside them are skipped. */
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}`, 'gu');

const toCode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Replaces each hidden character, also line breaks and tabs, but not inside emoji. */
export const replaceHidden = (text: string, replace: (character: string) => string): string =>
  text.replace(EMOJI_OR_HIDDEN, (found, emoji?: string) => emoji ?? replace(found));

/** The first hidden character, as `U+202E`, or null. Line breaks and tabs do not count. */
export function findHidden(text: string): string | null {
  for (const [found, emoji] of text.matchAll(EMOJI_OR_HIDDEN))
    if (emoji === undefined && found !== '\n' && found !== '\t') return toCode(found);
  return null;
}
