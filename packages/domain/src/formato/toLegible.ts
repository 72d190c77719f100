/** Bidirectional marks become `�`. A mark in an old name would reverse the words after the name. */
export const toLegible = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
