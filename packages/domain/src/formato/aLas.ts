/** An hour of the day within a sentence: `a las 14:32`, `a la 01:05`. @param hora `HH:MM`, by a clock of 24 hours */
export const aLas = (hora: string): string => `${hora.startsWith('01:') ? 'a la' : 'a las'} ${hora}`;
