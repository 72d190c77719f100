import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { foldCase } from '@garita/domain/formato/foldCase';
import type { Context } from '../Context';
import { UsageError } from '../errors';
import { parseCsv } from '../input/parseCsv';
import { toSheet, toSheetLines } from './toSheet';

interface Forma {
  readonly cabecera: string;
  readonly toLine: (usuario: string, clave: string) => string;
  readonly namesOf: (text: string) => readonly string[];
}

const formaOf = (archivo: string, env: Context['env']): Forma =>
  archivo.endsWith('.jsonl')
    ? {
        cabecera: '',
        toLine: (usuario, clave) => `${JSON.stringify({ usuario, clave })}\n`,
        namesOf: (text) =>
          text
            .split('\n')
            .filter(Boolean)
            .map((line) => (JSON.parse(line) as { usuario: string }).usuario),
      }
    : {
        cabecera: toSheet([['Usuario', 'Contraseña nueva']], env),
        toLine: (usuario, clave) => toSheetLines([[usuario, clave]], env),
        namesOf: (text) =>
          parseCsv(text).flatMap(({ celdas: [usuario = ''] }, at) => (at === 0 ? [] : [usuario])),
      };

export interface SalidaClaves {
  /** Whether the person's password is already in the file. */
  readonly has: (usuario: string) => boolean;
  /** Called before the first password is made. @throws UsageError when the file cannot be opened */
  readonly begin: () => Promise<void>;
  /** Resolves once the password is on disk (fsync), since it cannot be retrieved again. */
  readonly write: (usuario: string, clave: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const fault = (texto: string) => new UsageError(`--salida: ${texto}.`);
const cannotWrite = (archivo: string, error: unknown) =>
  fault(`no se puede escribir «${archivo}» (${(error as NodeJS.ErrnoException).code})`);

/** The complete lines of a file. A crash may have cut off the last line. */
const cutTorn = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);

async function readExisting(
  archivo: string,
): Promise<{ readonly whole: Buffer; readonly isPrivate: boolean } | null> {
  try {
    const [bytes, { mode }] = await Promise.all([readFile(archivo), stat(archivo)]);
    // Windows has no such mode bits.
    return {
      whole: cutTorn(bytes),
      isPrivate: process.platform === 'win32' || (mode & 0o077) === 0,
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw fault(`no se puede leer «${archivo}» (${code})`);
  }
}

/**
 * The people in an existing file. @throws UsageError for a file that this bulk run may not continue
 */
function namesIn(
  archivo: string,
  existing: NonNullable<Awaited<ReturnType<typeof readExisting>>>,
  isOurs: boolean,
  { cabecera, namesOf }: Forma,
): readonly string[] {
  const text = existing.whole.toString('utf8');
  if (!isOurs || !(text === '' || text.startsWith(cabecera))) throw fault(`ya existe «${archivo}»`);
  if (!existing.isPrivate)
    throw fault(`otras personas pueden leer «${archivo}»: quítales antes el permiso`);
  return namesOf(text);
}

/** Makes the new file name survive a power cut, where the system supports it. */
async function syncFolder(archivo: string): Promise<void> {
  const folder = await open(dirname(archivo), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function openFile(
  archivo: string,
  kept: Buffer | null,
  cabecera: string,
): Promise<FileHandle> {
  try {
    const file = await open(archivo, kept === null ? 'wx' : 'a', 0o600);
    await file.truncate(kept?.length ?? 0);
    if (!kept?.length) await file.appendFile(cabecera);
    await file.sync();
    await syncFolder(archivo);
    return file;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? fault(`ya existe «${archivo}»`)
      : cannotWrite(archivo, error);
  }
}

/**
 * Opens the file for new passwords. @param isOurs whether an existing file belongs to this
 * unfinished bulk run. @throws UsageError for another existing file
 */
export async function openClaves(
  archivo: string,
  isOurs: boolean,
  env: Context['env'],
): Promise<SalidaClaves> {
  const forma = formaOf(archivo, env);
  const existing = await readExisting(archivo);
  const names = new Set(
    (existing === null ? [] : namesIn(archivo, existing, isOurs, forma)).map((name) =>
      foldCase(name),
    ),
  );
  let file: FileHandle | undefined;
  let last: Promise<void> = Promise.resolve();
  const append = async (line: string): Promise<void> => {
    try {
      await file?.appendFile(line);
      await file?.datasync();
    } catch (error) {
      throw cannotWrite(archivo, error);
    }
  };
  return {
    has: (usuario) => names.has(foldCase(usuario)),
    begin: async () => {
      // Another process may have written to the file before this process took the lock.
      const now = await readExisting(archivo);
      if (existing !== null && !now?.whole.equals(existing.whole))
        throw fault(`«${archivo}» ha cambiado mientras tanto: repite la orden`);
      file = await openFile(archivo, existing?.whole ?? null, forma.cabecera);
    },
    // Passwords are written one after another. After a failed write nothing more is written, so an
    // incomplete line is always the last.
    write: (usuario, clave) => {
      last = last.then(() => append(forma.toLine(usuario, clave)));
      return last;
    },
    close: async () => await file?.close(),
  };
}
