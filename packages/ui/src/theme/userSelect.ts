/** CSS for the selection of text. Safari, the engine of every iPhone browser, needs the prefix. */
export const userSelect = (how: 'none' | 'text' | 'all'): string =>
  `-webkit-user-select: ${how}; user-select: ${how};`;
