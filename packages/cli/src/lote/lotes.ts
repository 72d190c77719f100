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
import type { Context } from '../Context';
import { hold, readHolder, writeNew } from '../config/holder';
import { isFileError } from '../config/isFileError';
import { configFolder } from '../config/store';
import type { LineaLista } from './checkLote';
import type { Resultado } from './sendLote';

type Env = Context['env'];

/** How many lotes are remembered, and for how long. */
export const MOST_KEPT = 50;
export const DAYS_KEPT = 30;

const ID = /^[0-9a-z-]{1,32}$/;

/** What is known of a lote from its beginning on. */
export interface Lote {
  readonly id: string;
  /** When its first line was sent, as an instant. */
  readonly fecha: string;
  /** The command, without its arguments: the act of its tarea. */
  readonly orden: string;
  readonly servidor: string;
  readonly userId: number;
  /** What the keys of its lines are made of. */
  readonly semilla: string;
  /** The lote that it takes back, if it does. */
  readonly deshace?: string;
  /** Where it writes what only the answers tell, if it does. */
  readonly salida?: string;
}

/** A line of a lote, and what became of it as far as is known. */
export interface LineaGuardada {
  readonly linea: number;
  readonly descripcion: string;
  readonly campos: Readonly<Record<string, string>>;
  readonly resultado: Resultado['resultado'] | null;
  readonly mensaje: string | null;
}

/** A lote as it was kept. */
export interface LoteGuardado extends Lote {
  readonly lineas: readonly LineaGuardada[];
  /** Whether a process is sending it. */
  readonly isRunning: boolean;
}

/** Where what becomes of the lines is written as it happens. */
export interface Registro {
  /** Null where nothing can be written. */
  readonly id: string | null;
  readonly note: (resultado: Pick<Resultado, 'linea' | 'resultado' | 'mensaje'>) => void;
  readonly close: () => void;
  /** Keeps nothing of it: nothing was sent. Of one that was gone on with all stays. */
  readonly discard: () => void;
}

const folderOf = (env: Env): string => join(configFolder(env), 'lotes');
const fileOf = (env: Env, id: string): string => join(folderOf(env), `${id}.jsonl`);
/** Who is at it. */
const holderOf = (env: Env, id: string): string => join(folderOf(env), `${id}.pid`);

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

const parse = (line: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    // The last one, which a blow cut short.
    return null;
  }
};

/** A lote of this computer; null for one that there is not. */
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

/** The lotes of this computer, the last first. */
export const listLotes = (env: Env): LoteGuardado[] =>
  listIds(env)
    .flatMap(({ id }) => readLote(env, id) ?? [])
    .sort((a, b) => b.fecha.localeCompare(a.fecha));

/** Whether a line was done, then or before. */
export const isHecha = ({ resultado }: Pick<LineaGuardada, 'resultado'>): boolean =>
  resultado === 'hecha' || resultado === 'ya hecha';

/** The lote that was this one and is not done; null when there is none. */
export const findSinAcabar = (env: Env, wanted: Partial<Lote>): LoteGuardado | null =>
  listLotes(env).find(
    (lote) =>
      Object.entries(wanted).every(([name, value]) => lote[name as keyof Lote] === value) &&
      !lote.lineas.every(isHecha),
  ) ?? null;

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

function openRegistro(env: Env, id: string, file: number, isNew: boolean): Registro {
  let isKept = true;
  const note: Registro['note'] = ({ linea, resultado, mensaje }) => {
    if (!isKept) return;
    try {
      writeSync(file, toLine({ linea, resultado, mensaje }));
    } catch (error) {
      if (!isFileError(error)) throw error;
      // No room: the work goes on, and what is kept of it ends here.
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

const UNKEPT: Registro = {
  id: null,
  note: () => undefined,
  close: () => undefined,
  discard: () => undefined,
};

/**
 * Begins to keep a lote: what its lines are, and then what becomes of each. Where nothing can be written (a script's machine) it goes without: nothing that is
 * sent depends on it. Only what the file system says is that: anything else is thrown.
 */
export function beginLote(
  env: Env,
  lote: Omit<Lote, 'id' | 'fecha'>,
  listas: readonly LineaLista[],
): Registro {
  const now = new Date();
  const id = createId(now);
  try {
    mkdirSync(folderOf(env), { recursive: true, mode: 0o700 });
    forgetOld(env, now.getTime());
    const head: Lote = { id, fecha: now.toISOString(), ...lote };
    const lines = listas.map(({ linea, cambio: { descripcion }, campos }) =>
      toLine({ linea, descripcion, campos }),
    );
    const file = writeNew(fileOf(env, id), [toLine(head), ...lines].join(''));
    hold(holderOf(env, id));
    return openRegistro(env, id, file, true);
  } catch (error) {
    if (!isFileError(error)) throw error;
    return UNKEPT;
  }
}

/** Goes on with one. @throws UsageError while another process is at it. */
export function continueLote(env: Env, id: string): Registro {
  hold(holderOf(env, id));
  const path = fileOf(env, id);
  const whole = readFileSync(path);
  const file = openSync(path, 'a', 0o600);
  ftruncateSync(file, whole.lastIndexOf(0x0a) + 1);
  return openRegistro(env, id, file, false);
}
