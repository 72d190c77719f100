/** A name of a table or a column as SQL writes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it. Only for names from the database itself. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
