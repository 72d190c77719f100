/** A name of a table or a column as SQL writes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL writes it. Only for names that the database itself has given. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
