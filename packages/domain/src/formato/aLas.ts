/** One o'clock and what follows it is one hour, all others are many. */
const isUna = (hora: string): boolean => hora.startsWith('01:');

/** An hour of the day within a sentence: `a las 14:32`, `a la 01:05`. @param hora `HH:MM`, by a clock of 24 hours */
export const aLas = (hora: string): string => `${isUna(hora) ? 'a la' : 'a las'} ${hora}`;

/** What time it is: `son las 14:32`, `es la 01:05`. @param hora as in {@link aLas} */
export const sonLas = (hora: string): string => `${isUna(hora) ? 'es la' : 'son las'} ${hora}`;
