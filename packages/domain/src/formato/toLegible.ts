/**
 * A text to be put into a sentence, or a sentence with such texts in it, with every mark that turns writing around shown as `�`: one in a name of before
 * anybody looked would turn what is said of others.
 */
export const toLegible = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
