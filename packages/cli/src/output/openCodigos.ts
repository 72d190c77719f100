import { type FileHandle, open, rm } from 'node:fs/promises';
import { formatCsv } from '@garita/domain/formato/formatCsv';
import type { Context } from '../Context';
import { PartialError, UsageError } from '../errors';
import type { Codigo } from '../services/usuarios/alta';
import { writeOnce } from './writeOnce';

/** Where codes of entry go. */
export interface SalidaCodigos {
  write(codigos: readonly Codigo[]): Promise<void>;
  /** Leaves nothing behind, when there are none. */
  discard(): Promise<void>;
}

const toCsv = (codigos: readonly Codigo[]): string =>
  formatCsv([['Usuario', 'Misión', 'Código'], ...codigos.map(({ usuario, mision, codigo }) => [usuario, mision, codigo])]);

async function openNew(archivo: string): Promise<FileHandle> {
  try {
    return await open(archivo, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--codigos: ${code === 'EEXIST' ? `ya existe «${archivo}»` : `no se puede escribir «${archivo}» (${code})`}.`);
  }
}

/**
 * Opens what codes are written to before anything is done, since nothing tells them again: a new file that only its owner can read, or the standard output.
 * @throws UsageError for a file that is there, or cannot be written.
 */
export async function openCodigos(context: Context, archivo: string | undefined): Promise<SalidaCodigos> {
  if (archivo === undefined) {
    return {
      write: (codigos) => writeOnce(context, toCsv(codigos), 'codigos'),
      discard: async () => undefined,
    };
  }
  const file = await openNew(archivo);
  return {
    write: async (codigos) => {
      try {
        await file.writeFile(toCsv(codigos));
        await file.sync();
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new PartialError(`Está hecho, pero los códigos no se pueden escribir en «${archivo}» (${code}): pide otros con «garita usuarios renew-codes».`);
      } finally {
        await file.close();
      }
    },
    discard: async () => {
      await file.close();
      await rm(archivo, { force: true });
    },
  };
}
