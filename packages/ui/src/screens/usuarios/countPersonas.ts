import { formatInteger } from '@garita/domain/formato/credits';

/** `1 persona`, `12 personas`. */
export const countPersonas = (count: number): string => (count === 1 ? '1 persona' : `${formatInteger(count)} personas`);
