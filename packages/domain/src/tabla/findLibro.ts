const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** ZIP: a workbook of Excel since 2007, LibreOffice or Google Sheets. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The compound file of older Excel versions. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** The error if the bytes are a workbook instead of a text table; null for any other file. */
export const findLibro = (bytes: Uint8Array): string | null =>
  startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)
    ? 'Es un libro de hoja de cálculo (.xlsx, .ods o .xls), no una lista: ábrelo y guárdalo como CSV, o copia sus filas y pégalas.'
    : null;
