import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Motivo } from '@garita/domain/respaldo/motivos';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import { RespaldoDanadoError, RespaldoError } from '../RespaldoError';
import { chooseOutdated } from './chooseOutdated';
import { noteComprobacion } from './comprobaciones';
import { createRespaldo } from './createRespaldo';
import type { BackupSource } from './dumpTables';
import { listNombres, listRespaldos, type RespaldoGuardado } from './listRespaldos';
import { formatId, toFileName } from './nombre';
import { verifyArchive } from './readArchive';

export interface BackupsOptions {
  readonly db: BackupSource;
  readonly folder: string;
  /** How many good backups of each kind stay. */
  readonly keep: number;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

interface RunningBackup {
  readonly motivo: Motivo;
  readonly desde: Date;
}

/** The reserved slot for one backup. The caller must run or cancel it. */
export interface BackupSlot {
  readonly id: string;
  /** Never rejects: {@link Backups.fallo} has the failure. */
  run(): Promise<void>;
  cancel(): void;
}

/** Makes the portal's backups, one at a time, and lists and verifies them. */
export interface Backups {
  readonly folder: string;
  readonly keep: number;
  reserve(motivo: Motivo, ahora: Date): BackupSlot | null;
  enMarcha(): RunningBackup | null;
  /** The error of the last backup; null when it succeeded. */
  fallo(): { readonly fecha: Date; readonly texto: string } | null;
  list(): Promise<RespaldoGuardado[]>;
  /** The newest backup of any kind. */
  findLast(): Promise<Date | null>;
  /** Verifies a backup by a full read and stores the result; null for an unknown backup. */
  verify(id: string): Promise<RespaldoGuardado | null>;
  fileOf(id: string): string;
  /** Aborts the running backup. */
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

export function createBackups({ db, folder, keep, clock, onError }: BackupsOptions): Backups {
  const stopping = new AbortController();
  let current: (RunningBackup & { readonly done: Promise<void> }) | null = null;
  let fallo: ReturnType<Backups['fallo']> = null;
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
    // A backup from the future comes from a wrong clock. If it counted, the next backup would wait
    // until that future instant.
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
