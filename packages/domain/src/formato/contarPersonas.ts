import { formatInteger } from './credits';

/** So many people, as a sentence counts them: `1 persona`, `1.204 personas`. */
export const contarPersonas = (count: number): string => `${formatInteger(count)} ${count === 1 ? 'persona' : 'personas'}`;
