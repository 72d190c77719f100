import { MOTIVOS, type Motivo } from '@garita/domain/respaldo/motivos';

/** What the name of a backup's file tells. */
export interface Nombre {
  /** The file's name without what all have in common: `2026-11-21T18-30-00Z-manual`. */
  readonly id: string;
  readonly fecha: Date;
  readonly motivo: Motivo;
}

/** An id as a pattern; the contract admits no other, so that no address leads out of the folder. */
const ID = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-([a-z]+)$/;
const FILE = /^garita-(.+)\.tar\.gz$/;

/** The id of a backup that begins now, to the second. No colons: Windows has none in names. */
export const formatId = (fecha: Date, motivo: Motivo): string =>
  `${fecha.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${motivo}`;

/** The name of the file of a backup. */
export const toFileName = (id: string): string => `garita-${id}.tar.gz`;

/** Reads an id; null for what is none. */
export function parseId(id: string): Nombre | null {
  const [, dia, hora, minuto, segundo, motivo] = ID.exec(id) ?? [];
  const fecha = new Date(`${dia}T${hora}:${minuto}:${segundo}.000Z`);
  if (motivo === undefined || !Object.hasOwn(MOTIVOS, motivo) || Number.isNaN(fecha.getTime()))
    return null;
  return { id, fecha, motivo: motivo as Motivo };
}

/** Reads a file's name; null for one that is not a backup's. */
export const parseFileName = (file: string): Nombre | null => parseId(FILE.exec(file)?.[1] ?? '');

const DRAFT_END = '.parcial';

/** The folder in which a backup is made until it is whole. */
export const toDraftName = (id: string): string => `garita-${id}${DRAFT_END}`;

export const isDraftName = (name: string): boolean =>
  name.startsWith('garita-') && name.endsWith(DRAFT_END);
