import { dropHidden } from './cleanLine';
import { foldCase } from './foldCase';

const MARKS = /\p{M}+/gu;

/**
 * Text without case, accents and invisible characters, for search boxes: `Ñandú` → `nandu`
 * (SHL-62).
 */
export const foldText = (text: string): string =>
  foldCase(dropHidden(text)).normalize('NFD').replace(MARKS, '');
