/**
 * Characters that nobody sees but that change what is seen, or what a terminal does: control characters, marks that turn the direction of writing around,
 * spaces of no width, separators of lines and the like.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');

const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})?`;
/** A flag of a part of a country is a black flag with the letters of its code. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`;
/** Emoji made of several characters, some of which are not seen by themselves: joined pictures, a flag with its letters, a digit on a key. */
const EMOJI = new RegExp(String.raw`${FLAG}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`, 'gu');

/** What breaks lines and sets texts apart in a text of several lines. */
const LAYOUT = /[\n\t]/g;

const toCode = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The first hidden character of a text, such as `U+202E`, or null without one. Those within an emoji belong to it; a line break or a tab is for whoever asks to
 * admit where there is one line.
 */
export function findHidden(text: string): string | null {
  const [found] = HIDDEN.exec(text.replace(EMOJI, '').replace(LAYOUT, '')) ?? [];
  return found === undefined ? null : toCode(found);
}

/** A text with something else in the place of each hidden character, those of emoji and layout too: for what decides itself what a line is. */
export const replaceHidden = (text: string, replace: (character: string) => string): string => text.replace(EVERY_HIDDEN, replace);
