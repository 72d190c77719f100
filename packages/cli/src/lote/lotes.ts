import { randomBytes } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import type { Context } from '../Context';
import { hold, readHolder, writeNew } from '../config/holder';
import { isFileError } from '../config/isFileError';
import { configFolder } from '../config/store';
import type { ReadyLine } from './checkLote';
import type { Resultado } from './sendLote';

type Env = Context['env'];

/** Maximum number of stored bulk runs, and their maximum age in days. */
export const MOST_KEPT = 50;
export const DAYS_KEPT = 30;

const ID = /^[0-9a-z-]{1,32}$/;

export interface Lote {
  readonly id: string;
  /** The ISO instant at which the bulk run was stored, before its first request. */
  readonly fecha: string;
  /** The command without its arguments: the task's `acto`. */
  readonly orden: string;
  readonly servidor: string;
  readonly userId: number;
  readonly semilla: string;
  /** The id of the bulk run that this run undoes. */
  readonly deshace?: string;
  /** The file that receives the secrets from the answers. */
  readonly salida?: string;
}

export interface LineaGuardada {
  readonly linea: number;
  readonly descripcion: string;
  readonly campos: Readonly<Record<string, string>>;
  readonly resultado: Resultado['resultado'] | null;
  readonly mensaje: string | null;
}

export interface LoteGuardado extends Lote {
  readonly lineas: readonly LineaGuardada[];
  readonly isRunning: boolean;
}

export interface Journal {
  /** The id of the bulk run; null when the journal cannot be written. */
  readonly id: string | null;
  readonly note: (resultado: Pick<Resultado, 'linea' | 'resultado' | 'mensaje'>) => void;
  readonly close: () => void;
  /** Deletes a new journal, since nothing was sent. Keeps the journal of a resumed run. */
  readonly discard: () => void;
}

const folderOf = (env: Env): string => join(configFolder(env), 'lotes');
const fileOf = (env: Env, id: string): string => join(folderOf(env), `${id}.jsonl`);
const holderOf = (env: Env, id: string): string => join(folderOf(env), `${id}.pid`);

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

const parse = (line: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    // The last line may be cut short by a crash.
    return null;
  }
};

export function readLote(env: Env, id: string): LoteGuardado | null {
  if (!ID.test(id)) return null;
  let text: string;
  try {
    text = readFileSync(fileOf(env, id), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [head, ...rest] = text.split('\n').map(parse);
  if (!head || typeof head.id !== 'string') return null;
  const lineas = new Map<number, LineaGuardada>();
  for (const line of rest) {
    if (line === null) continue;
    const linea = line.linea as number;
    const before = lineas.get(linea) ?? {
      linea,
      descripcion: '',
      campos: {},
      resultado: null,
      mensaje: null,
    };
    lineas.set(linea, { ...before, ...line });
  }
  return {
    ...(head as unknown as Lote),
    lineas: [...lineas.values()],
    isRunning: readHolder(holderOf(env, id)) !== null,
  };
}

function listIds(env: Env): { readonly id: string; readonly at: number }[] {
  try {
    return readdirSync(folderOf(env))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => ({
        id: name.slice(0, -'.jsonl'.length),
        at: statSync(join(folderOf(env), name)).mtimeMs,
      }))
      .sort((a, b) => b.at - a.at);
  } catch (error) {
    if (!isFileError(error)) throw error;
    return [];
  }
}

export const listLotes = (env: Env): LoteGuardado[] =>
  listIds(env)
    .flatMap(({ id }) => readLote(env, id) ?? [])
    .sort((a, b) => b.fecha.localeCompare(a.fecha));

export const isHecha = ({ resultado }: Pick<LineaGuardada, 'resultado'>): boolean =>
  resultado === 'hecha' || resultado === 'ya hecha';

const listLike = (env: Env, wanted: Partial<Lote>): LoteGuardado[] =>
  listLotes(env).filter((lote) =>
    Object.entries(wanted).every(([name, value]) => lote[name as keyof Lote] === value),
  );

/** The newest unfinished bulk run with these fields; null when there is none. */
export const findSinAcabar = (env: Env, wanted: Partial<Lote>): LoteGuardado | null =>
  listLike(env, wanted).find(({ lineas }) => !lineas.every(isHecha)) ?? null;

/**
 * The ISO instant at which these lines were first sent. null if they were never sent, or so long
 * ago that the portal has forgotten their keys.
 */
export const findFirstSent = (env: Env, wanted: Partial<Lote>): string | null =>
  listLike(env, wanted).findLast(
    ({ fecha }) => Date.now() - Date.parse(fecha) < IDEMPOTENCY_HOURS * 3_600_000,
  )?.fecha ?? null;

function forgetOld(env: Env, now: number): void {
  for (const [index, { id, at }] of listIds(env).entries()) {
    if (
      (index < MOST_KEPT && now - at < DAYS_KEPT * 86_400_000) ||
      readHolder(holderOf(env, id)) !== null
    )
      continue;
    rmSync(fileOf(env, id), { force: true });
    rmSync(holderOf(env, id), { force: true });
  }
}

const createId = (now: Date): string =>
  `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;

function openJournal(env: Env, id: string, file: number, isNew: boolean): Journal {
  let isKept = true;
  const note: Journal['note'] = ({ linea, resultado, mensaje }) => {
    if (!isKept) return;
    try {
      writeSync(file, toLine({ linea, resultado, mensaje }));
    } catch (error) {
      if (!isFileError(error)) throw error;
      // If the disk is full, the run continues and the journal ends here.
      isKept = false;
    }
  };
  const close = (): void => {
    closeSync(file);
    rmSync(holderOf(env, id), { force: true });
  };
  const discard = (): void => {
    if (isNew) rmSync(fileOf(env, id), { force: true });
    close();
  };
  return { id, note, close, discard };
}

const UNKEPT: Journal = {
  id: null,
  note: () => undefined,
  close: () => undefined,
  discard: () => undefined,
};

/**
 * Begins the journal of a bulk run: first the lines are written, then each result. If the folder
 * cannot be written to, the run continues without a journal.
 */
export function beginLote(
  env: Env,
  lote: Omit<Lote, 'id' | 'fecha'>,
  ready: readonly ReadyLine[],
): Journal {
  const now = new Date();
  const id = createId(now);
  try {
    mkdirSync(folderOf(env), { recursive: true, mode: 0o700 });
    forgetOld(env, now.getTime());
    const head: Lote = { id, fecha: now.toISOString(), ...lote };
    const lines = ready.map(({ linea, cambio: { descripcion }, campos }) =>
      toLine({ linea, descripcion, campos }),
    );
    const file = writeNew(fileOf(env, id), [toLine(head), ...lines].join(''));
    hold(holderOf(env, id));
    return openJournal(env, id, file, true);
  } catch (error) {
    if (!isFileError(error)) throw error;
    return UNKEPT;
  }
}

/**
 * Opens the journal of a stored bulk run. @throws UsageError while another process holds its lock
 */
export function continueLote(env: Env, id: string): Journal {
  hold(holderOf(env, id));
  const path = fileOf(env, id);
  const whole = readFileSync(path);
  const file = openSync(path, 'a', 0o600);
  ftruncateSync(file, whole.lastIndexOf(0x0a) + 1);
  return openJournal(env, id, file, false);
}
