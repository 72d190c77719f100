import type { ReactNode } from 'react';
import type { ListMore } from '../components/DataTable/ListMore';

/** A screen's summary of its list, with the note «(en lo cargado)» if only a part is loaded. */
export const withinLoaded = (line: ReactNode, more: ListMore | undefined): ReactNode =>
  more && line ? <>{line} (en lo cargado)</> : line;
