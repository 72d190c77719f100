/** `Poner multas` → `poner multas`. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
