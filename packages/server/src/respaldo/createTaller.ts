import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Motivo } from '@garita/domain/respaldo/motivos';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import { RespaldoDanadoError, RespaldoError } from '../RespaldoError';
import { chooseOutdated } from './chooseOutdated';
import { noteComprobacion } from './comprobaciones';
import { createRespaldo } from './createRespaldo';
import type { Fuente } from './dumpTables';
import { listNombres, listRespaldos, type RespaldoGuardado } from './listRespaldos';
import { formatId, toFileName } from './nombre';
import { verifyArchive } from './readArchive';

export interface TallerOptions {
  readonly db: Fuente;
  readonly folder: string;
  /** How many good ones of each kind are kept. */
  readonly keep: number;
  readonly clock: () => Date;
  /** What stopped a backup, for the log. */
  readonly onError: (error: unknown) => void;
}

interface EnMarcha {
  readonly motivo: Motivo;
  readonly desde: Date;
}

/** The one place to make a backup, taken. It is used or given back. */
export interface Turno {
  /** The backup that will be made. */
  readonly id: string;
  /** Makes it; resolves when it is there, or has failed. Never rejects: the failure is told by {@link Taller.fallo}. */
  run(): Promise<void>;
  cancel(): void;
}

/** Where a portal makes its backups, one at a time, and looks after them. */
export interface Taller {
  readonly folder: string;
  readonly keep: number;
  /** Takes the one place; null while a backup is being made. */
  reserve(motivo: Motivo, ahora: Date): Turno | null;
  enMarcha(): EnMarcha | null;
  /** Why the last backup was not made; null when it was. */
  fallo(): { readonly fecha: Date; readonly texto: string } | null;
  list(): Promise<RespaldoGuardado[]>;
  /** When the newest backup was made, whatever it was made for; null when there is none. */
  findLast(): Promise<Date | null>;
  /** Reads a backup to its end and notes what came of it; null for one that there is not. */
  verify(id: string): Promise<RespaldoGuardado | null>;
  fileOf(id: string): string;
  /** Calls off what is being made. */
  stop(): Promise<void>;
}

async function isWhole(file: string, signal: AbortSignal): Promise<boolean> {
  try {
    await verifyArchive(file, signal);
    return true;
  } catch (error) {
    if (error instanceof RespaldoDanadoError) return false;
    throw error;
  }
}

/** The workshop of the backups of one folder. */
export function createTaller({ db, folder, keep, clock, onError }: TallerOptions): Taller {
  const stopping = new AbortController();
  let current: (EnMarcha & { readonly done: Promise<void> }) | null = null;
  let fallo: ReturnType<Taller['fallo']> = null;
  const fileOf = (id: string) => join(folder, toFileName(id));
  const findOne = async (id: string) =>
    (await listRespaldos(folder)).find((one) => one.id === id) ?? null;
  const idsOf = async () => (await listNombres(folder)).map(({ id }) => id);

  const note = async (id: string, bytes: number, correcto: boolean) =>
    noteComprobacion(folder, id, { fecha: clock().toISOString(), bytes, correcto }, await idsOf());

  const make = async (motivo: Motivo, fecha: Date): Promise<void> => {
    const { id } = await createRespaldo({ db, folder, motivo, fecha, signal: stopping.signal });
    const made = await findOne(id);
    if (made) await note(id, made.bytes, true);
    for (const old of chooseOutdated(await listRespaldos(folder), keep))
      await rm(fileOf(old), { force: true });
    fallo = null;
  };

  const fail = (error: unknown): void => {
    if (stopping.signal.aborted) return;
    fallo = {
      fecha: clock(),
      texto: error instanceof RespaldoError ? error.message : RESPALDO.fallo,
    };
    onError(error);
  };

  return {
    folder,
    keep,
    fileOf,
    enMarcha: () => current,
    fallo: () => fallo,
    list: () => listRespaldos(folder),
    // One from the future is of a clock that was wrong: it would put the next one off for years.
    findLast: async () =>
      (await listNombres(folder)).find(({ fecha }) => fecha <= clock())?.fecha ?? null,
    reserve: (motivo, ahora) => {
      if (current || stopping.signal.aborted) return null;
      let free = (): void => undefined;
      const done = new Promise<void>((resolve) => {
        free = () => {
          current = null;
          resolve();
        };
      });
      current = { motivo, desde: ahora, done };
      return {
        id: formatId(ahora, motivo),
        cancel: free,
        run: () => make(motivo, ahora).catch(fail).finally(free),
      };
    },
    verify: async (id) => {
      const before = await findOne(id);
      if (!before) return null;
      await note(id, before.bytes, await isWhole(fileOf(id), stopping.signal));
      return findOne(id);
    },
    stop: async () => {
      stopping.abort();
      await current?.done;
    },
  };
}
