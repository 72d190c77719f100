import { MOTIVOS, type Motivo } from '@garita/domain/respaldo/motivos';

export interface Nombre {
  /** The file's name without its common parts: `2026-11-21T18-30-00Z-manual`. */
  readonly id: string;
  readonly fecha: Date;
  readonly motivo: Motivo;
}

/** The contract admits no other id, so an id cannot lead out of the folder. */
const ID = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-([a-z]+)$/;
const FILE = /^garita-(.+)\.tar\.gz$/;

/**
 * The id of a backup that begins now, to the second. It has no colons, which Windows forbids in
 * names.
 */
export const formatId = (fecha: Date, motivo: Motivo): string =>
  `${fecha.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${motivo}`;

export const toFileName = (id: string): string => `garita-${id}.tar.gz`;

/** The parts of an id; null for an invalid id. */
export function parseId(id: string): Nombre | null {
  const [, dia, hora, minuto, segundo, motivo] = ID.exec(id) ?? [];
  const fecha = new Date(`${dia}T${hora}:${minuto}:${segundo}.000Z`);
  if (motivo === undefined || !Object.hasOwn(MOTIVOS, motivo) || Number.isNaN(fecha.getTime()))
    return null;
  return { id, fecha, motivo: motivo as Motivo };
}

export const parseFileName = (file: string): Nombre | null => parseId(FILE.exec(file)?.[1] ?? '');

const DRAFT_END = '.parcial';

/** The folder of a backup in progress. */
export const toDraftName = (id: string): string => `garita-${id}${DRAFT_END}`;

export const isDraftName = (name: string): boolean =>
  name.startsWith('garita-') && name.endsWith(DRAFT_END);
