import { contar } from './contar';

export const contarPersonas = (count: number): string => contar(count, 'persona', 'personas');
