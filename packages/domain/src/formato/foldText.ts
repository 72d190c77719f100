import { dropHidden } from './cleanLine';
import { foldCase } from './foldCase';

const MARKS = /\p{M}+/gu;

/**
 * A text for search boxes: `foldCase` without accents and hidden characters, `Ñandú` → `nandu`
 * (SHL-62).
 */
export const foldText = (text: string): string =>
  foldCase(dropHidden(text)).normalize('NFD').replace(MARKS, '');
