import { type Codificacion, decodeTabla } from '@garita/domain/tabla/decodeTabla';
import { findLibro } from '@garita/domain/tabla/findLibro';
import { UsageError } from '../errors';

const decode = (codificacion: Codificacion, bytes: Uint8Array): string =>
  new TextDecoder(codificacion, { fatal: true }).decode(bytes);

/**
 * Decodes a text file: UTF-8 with or without BOM, UTF-16, or Windows-1252. @throws UsageError for a
 * workbook
 */
export function decodeText(bytes: Uint8Array): string {
  const libro = findLibro(bytes);
  if (libro !== null) throw new UsageError(libro);
  return decodeTabla(bytes, decode);
}
