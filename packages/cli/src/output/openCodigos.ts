import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Context } from '../Context';
import { PartialError, UsageError } from '../errors';
import { toSheet } from './toSheet';
import { writeOnce } from './writeOnce';

export interface SalidaCodigos {
  write(codigos: readonly Schemas['CodigoAlta'][]): Promise<void>;
  /** Removes the file when there are no codes. */
  discard(): Promise<void>;
}

const toText = (
  codigos: readonly Schemas['CodigoAlta'][],
  archivo: string | undefined,
  env: Context['env'],
): string =>
  archivo?.endsWith('.jsonl')
    ? codigos
        .map(({ usuario, mision, codigo }) => `${JSON.stringify({ usuario, mision, codigo })}\n`)
        .join('')
    : toSheet(
        [
          ['Usuario', 'Misión', 'Código'],
          ...codigos.map(({ usuario, mision, codigo }) => [usuario, mision, codigo]),
        ],
        env,
      );

async function openNew(archivo: string): Promise<FileHandle> {
  try {
    return await open(archivo, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `--codigos: ${code === 'EEXIST' ? `ya existe «${archivo}»` : `no se puede escribir «${archivo}» (${code})`}.`,
    );
  }
}

/**
 * Opens the output for entry codes. It is opened before any request, since the codes cannot be read
 * again. @throws UsageError if that fails
 */
export async function openCodigos(
  context: Context,
  archivo: string | undefined,
): Promise<SalidaCodigos> {
  if (archivo === undefined) {
    return {
      write: (codigos) => writeOnce(context, toText(codigos, archivo, context.env), 'codigos'),
      discard: async () => undefined,
    };
  }
  const file = await openNew(archivo);
  return {
    write: async (codigos) => {
      try {
        await file.writeFile(toText(codigos, archivo, context.env));
        await file.sync();
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new PartialError(
          `Está hecho, pero los códigos no se pueden escribir en «${archivo}» (${code}): pide otros con «garita usuarios renew-codes».`,
        );
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
