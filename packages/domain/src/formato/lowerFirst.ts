/** A label as a sentence goes on with it: `Poner multas` → `poner multas`. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
