import { type Codificacion, decodeTabla } from '@garita/domain/tabla/decodeTabla';
import { findLibro } from '@garita/domain/tabla/findLibro';

const decode = (codificacion: Codificacion, bytes: Uint8Array): string =>
  new TextDecoder(codificacion, { fatal: true }).decode(bytes);

/** The types of files with a table as text. */
export const TABLA_TYPES = [
  '.csv',
  '.tsv',
  '.txt',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
];

/**
 * Reads a text file with a table.
 * @returns its text; `falta` says why a workbook is refused, and is null for any other file
 */
export async function readTablaFile(
  file: File,
): Promise<{ readonly texto: string; readonly falta: string | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const falta = findLibro(bytes);
  return { texto: falta === null ? decodeTabla(bytes, decode) : '', falta };
}
