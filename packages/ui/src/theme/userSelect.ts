/** What of a text can be marked, and how. Safari, which is every browser of an iPhone, knows it by its own name alone. */
export const userSelect = (how: 'none' | 'text' | 'all'): string =>
  `-webkit-user-select: ${how}; user-select: ${how};`;
