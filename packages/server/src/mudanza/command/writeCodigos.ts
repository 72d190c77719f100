import { closeSync, existsSync, fsyncSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { formatCsv } from '@garita/domain/formato/formatCsv';
import { createFile } from '../../createFile';
import { StartError } from '../../StartError';
import type { Cargado } from '../loadMudanza';

const refuse = (file: string): StartError =>
  new StartError(`«${file}» ya existe: bórralo, o elige otro fichero con --codigos.`);

/** @throws StartError if the file exists, or its folder does not */
export function demandFree(file: string): void {
  if (existsSync(file)) throw refuse(file);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new StartError(`No existe «${folder}», la carpeta de --codigos.`);
}

/** Writes the entry codes to a new file that only the operator may read. */
export function writeCodigos(file: string, codigos: Cargado['codigos']): void {
  const lines = codigos.map(({ usuario, codigo }) => [usuario, codigo]);
  const descriptor = createFile(file, formatCsv([['usuario', 'codigo'], ...lines]));
  if (descriptor === null) throw refuse(file);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
