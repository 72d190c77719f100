import { foldCase } from './foldCase';

const MARKS = /\p{M}+/gu;

/** Text without case or accents, for search boxes: `Ñandú` → `nandu` (SHL-62). */
export const foldText = (text: string): string => foldCase(text).normalize('NFD').replace(MARKS, '');
