const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** ZIP: a workbook of Excel since 2007, of LibreOffice or of Google Sheets. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The compound file of Excel before. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** What is wrong with the bytes of a workbook where a table as text is expected, or null for any other file. */
export const findLibro = (bytes: Uint8Array): string | null =>
  startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)
    ? 'Es un libro de hoja de cálculo (.xlsx, .ods o .xls), no una lista: ábrelo y guárdalo como CSV, o copia sus filas y pégalas.'
    : null;
