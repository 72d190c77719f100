import { ConfigError } from './config';
import { isDiskFull } from './db/errors';
import { RespaldoError } from './RespaldoError';
import { StartError } from './StartError';

type SystemError = NodeJS.ErrnoException & { readonly port?: number };

const where = ({ path }: SystemError): string => (path === undefined ? '' : ` en «${path}»`);
const fileOf = ({ path }: SystemError): string => (path === undefined ? '' : ` para «${path}»`);
const tooManyFiles = () =>
  'Hay demasiados ficheros o conexiones abiertos a la vez para este sistema. Sube el límite (ulimit -n) o espera a que se cierren.';
const noPermission = (error: SystemError): string =>
  error.syscall === 'listen'
    ? `No hay permiso para usar el puerto ${error.port}. Elige con PORT uno mayor de 1023.`
    : `No hay permiso para leer o escribir${where(error)}. Da permiso a la cuenta que arranca el portal, o elige otra carpeta con DATA_DIR.`;
const noFolder = (error: SystemError): string =>
  `«${error.path}» no es una carpeta. Elige otra con DATA_DIR.`;

const TEXTS: Readonly<Record<string, (error: SystemError) => string>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: (error) => `El disco está montado solo para leer y no se puede escribir${where(error)}.`,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EIO: (error) =>
    `El disco falla al leer o escribir${where(error)}. Comprueba que no esté estropeado.`,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EADDRINUSE: () => 'Ese puerto ya está ocupado. Elige otro con PORT.',
  '42501': () =>
    'El usuario de DATABASE_URL no tiene permiso para crear las tablas en esa base de datos.',
  EADDRNOTAVAIL: () => 'Esta máquina no tiene la dirección que dice HOST.',
};

/**
 * A Spanish sentence for an error that the operator can fix; null for any other error, which is a
 * bug.
 */
export function explainError(error: unknown): string | null {
  if (error instanceof StartError || error instanceof ConfigError || error instanceof RespaldoError)
    return error.message;
  if (isDiskFull(error))
    return `No queda espacio en el disco${fileOf(error as SystemError)}. Libera sitio.`;
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(TEXTS, code)
    ? (TEXTS[code]?.(error as SystemError) ?? null)
    : null;
}
