/** Where a person's card is, by name: what lists and logs tell of people. */
export const rutaDePersona = (usuario: string): string => `/equipo?persona=${encodeURIComponent(usuario)}`;
