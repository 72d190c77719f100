/**
 * Characters that nobody sees but that change what is seen, or what a terminal does: control characters, marks that turn the direction of writing around,
 * spaces of no width, separators of lines and the like.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;

const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;
/** A flag of a part of a country is a black flag with the letters of its code. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`;
/** Emoji made of several characters, some of which are not seen by themselves: joined pictures, a flag with its letters, a digit on a key. */
const EMOJI = String.raw`${FLAG}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;

/** Emoji come first, so that what is hidden within one is passed over. */
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}`, 'gu');

const toCode = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text with something else in the place of each hidden character, line breaks and tabs among them. Those within an emoji belong to it and stay. */
export const replaceHidden = (text: string, replace: (character: string) => string): string =>
  text.replace(EMOJI_OR_HIDDEN, (found, emoji?: string) => emoji ?? replace(found));

/** The first hidden character of a text, such as `U+202E`, or null without one. A line break or a tab is none: whether a field has several lines it says itself. */
export function findHidden(text: string): string | null {
  for (const [found, emoji] of text.matchAll(EMOJI_OR_HIDDEN))
    if (emoji === undefined && found !== '\n' && found !== '\t') return toCode(found);
  return null;
}
