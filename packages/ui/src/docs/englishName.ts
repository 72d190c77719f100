/** English search words for states, each with a pattern for the ids of its stories. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/oscuro|tema\b/, 'dark theme'],
  [/--(carga|cargando)/, 'loading'],
  [/--(vacio|vacia|nada|nadie)/, 'empty'],
  [/error|fallo|falla/, 'error'],
  [/--sin-permiso/, 'forbidden'],
  [/telefono|movil/, 'phone'],
  [/teclado|teclas/, 'keyboard'],
  [/--muchas-filas/, 'many rows'],
];
const SEPARATOR = ' | ';

/**
 * A story's name for the index, with English words for the search: «Vacío | fines, empty».
 * @param ingles the words of its screen
 */
export function withEnglish(id: string, name: string, ingles?: string): string {
  const states = ENGLISH.filter(([pattern]) => pattern.test(id)).map(([, word]) => word);
  const words = ingles ? [ingles, ...states] : states;
  return words.length > 0 ? `${name}${SEPARATOR}${words.join(', ')}` : name;
}

/** The name that the sidebar shows: without the English words. */
export const withoutEnglish = (name: string): string => name.split(SEPARATOR)[0] ?? name;
