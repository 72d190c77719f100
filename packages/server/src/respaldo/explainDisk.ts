import { RESPALDO } from '@garita/domain/respaldo/textos';
import { RespaldoError } from '../RespaldoError';

/** The disk's errors in words for people. */
export function explainDisk(error: unknown, folder: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new RespaldoError(RESPALDO.seLleno(folder), { cause: error });
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(code ?? ''))
    return new RespaldoError(RESPALDO.noSeEscribe(folder), { cause: error });
  return error;
}
