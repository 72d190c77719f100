import type { ReactNode } from 'react';
import type { ListMore } from '../components/DataTable/ListMore';

/** What a screen says of its list as a whole, or of the part of it that is there, and then it says that too. */
export const withinLoaded = (line: ReactNode, more: ListMore | undefined): ReactNode =>
  more && line ? <>{line} (en lo cargado)</> : line;
