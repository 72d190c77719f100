export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a text for SQL. Use it only for texts that come from the database itself. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
