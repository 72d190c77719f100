const isUna = (hora: string): boolean => hora.startsWith('01:');

/** An hour within a sentence: `a las 14:32`, `a la 01:05`. @param hora `HH:MM`, 24-hour clock */
export const aLas = (hora: string): string => `${isUna(hora) ? 'a la' : 'a las'} ${hora}`;

/** `son las 14:32`, `es la 01:05`. */
export const sonLas = (hora: string): string => `${isUna(hora) ? 'es la' : 'son las'} ${hora}`;
