export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a text for SQL; only for texts from the database itself. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
