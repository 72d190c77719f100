import { formatInteger } from './credits';

/** So many of something, as a sentence counts them: `1 multa`, `1.204 multas`, `0 multas`. */
export const contar = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
