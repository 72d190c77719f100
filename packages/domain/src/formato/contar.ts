import { formatInteger } from './credits';

/** `1 multa`, `1.204 multas`, `0 multas`. */
export const contar = (count: number, one: string, many: string): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
