import { contar } from './contar';

/** So many people, as a sentence counts them: `1 persona`, `1.204 personas`. */
export const contarPersonas = (count: number): string => contar(count, 'persona', 'personas');
