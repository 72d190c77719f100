/** `1 año`, `3 años`. */
export const formatAnios = (anios: number): string => (anios === 1 ? '1 año' : `${anios} años`);
