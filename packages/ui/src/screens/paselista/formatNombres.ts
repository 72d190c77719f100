const lists = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names in a sentence: `Agente, Cabo y Recluta`. */
export const formatNombres = (nombres: readonly string[]): string => lists.format(nombres);

/** A list of names as the wire has it (PLI-04). */
export const splitNombres = (nombres: string): string[] => (nombres === '' ? [] : nombres.split(', '));
