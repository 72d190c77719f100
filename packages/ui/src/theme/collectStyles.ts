import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

interface CollectedStyles {
  /** What is to be rendered in place of the tree. */
  readonly tree: ReactElement;
  /** The style elements of what has been rendered. */
  read(): string;
  close(): void;
}

/** Keeps the styles of what a server renders, which has no page to put them into. */
export function collectStyles(tree: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet();
  return {
    tree: sheet.collectStyles(tree),
    read: () => sheet.getStyleTags(),
    close: () => sheet.seal(),
  };
}
