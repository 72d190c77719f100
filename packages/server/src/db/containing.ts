/** A LIKE pattern for texts that contain this one, whatever it is made of. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
