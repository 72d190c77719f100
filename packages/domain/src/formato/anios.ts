import { contar } from './contar';

/** `1 año`, `3 años`. */
export const formatAnios = (anios: number): string => contar(anios, 'año', 'años');
