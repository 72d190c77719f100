import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

interface CollectedStyles {
  /** The element to render instead of the given tree. */
  readonly tree: ReactElement;
  read(): string;
  close(): void;
}

/** Collects the styles of a server render, which has no document. */
export function collectStyles(tree: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet();
  return {
    tree: sheet.collectStyles(tree),
    read: () => sheet.getStyleTags(),
    close: () => sheet.seal(),
  };
}
