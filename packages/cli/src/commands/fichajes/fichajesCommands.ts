import { FICHAJE_LARGO, isFichajeLargo } from '@garita/domain/fichajes/fichaje';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { type Fichaje, listActivos, prepareCierre } from '../../services/fichajes/active';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Fichaje>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Día', value: ({ dia }) => dia },
  { header: 'Entrada', value: ({ entrada }) => entrada, kind: 'instant' },
  { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
  { header: 'Aviso', value: (fichaje) => (isFichajeLargo(fichaje, Date.now()) ? FICHAJE_LARGO : null) },
];

const closeCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('close', 'Cierra el fichaje que una persona tiene abierto. Pide escribir su nombre.', [
      'garita fichajes close Recluta',
      'garita fichajes close Recluta --yes',
    ]).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, flags: CambioFlags) => applyDefinitivo(context, flags, (connection) => prepareCierre(connection, usuario)));

/** `garita fichajes …` */
export const fichajesCommands = (context: Context): Command =>
  createCommand('fichajes', 'Quién está dentro.', ['garita fichajes active', 'garita fichajes close Recluta'])
    .addCommand(
      createListCommand(context, {
        name: 'active',
        description: 'Lista los fichajes abiertos, los que antes entraron primero.',
        ejemplos: ['garita fichajes active', 'garita fichajes active --csv'],
        columns: COLUMNS,
        read: listActivos,
      }),
    )
    .addCommand(closeCommand(context));
