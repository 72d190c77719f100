import { contar } from './contar';

export const formatAnios = (anios: number): string => contar(anios, 'año', 'años');
