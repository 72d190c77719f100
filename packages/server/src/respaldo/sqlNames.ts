export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Only for texts from the database itself. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
