import { ESTADO_MAXIMO } from '@garita/domain/estados/estado.rules';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import {
  type Estado,
  listEstados,
  listMiEstado,
  prepareBorrado,
  prepareEstado,
} from '../../services/estados/estados';
import {
  applyCambio,
  applyDefinitivo,
  type CambioFlags,
  withCambio,
  withDefinitivo,
} from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';

const COLUMNS: readonly Column<Estado>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Estado', value: ({ mensaje }) => mensaje, isLong: true },
];

const setCommand = (context: Context): Command =>
  withCambio(
    createCommand('set', 'Pone tu estado, que todos ven. Si ya tienes uno, bórralo antes.', [
      "garita estados set 'De guardia hasta las ocho'",
      "garita estados set 'Vuelvo en diez minutos' --dry-run",
    ]).argument('<texto>', `lo que dices, en ${ESTADO_MAXIMO} caracteres como mucho`),
  ).action(async (texto: string, flags: CambioFlags) =>
    applyCambio(context, flags, (connection) => prepareEstado(connection, texto)),
  );

const deleteCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('delete', 'Borra el estado de una persona, o el tuyo. Pide escribir su nombre.', [
      'garita estados delete',
      'garita estados delete Oficial --yes',
    ]).argument('[usuario|id]', 'su nombre o su número; sin él, el tuyo'),
  ).action(async (usuario: string | undefined, flags: CambioFlags) =>
    applyDefinitivo(context, flags, (connection) => prepareBorrado(connection, usuario)),
  );

/** `garita estados …` */
export const estadosCommands = (context: Context): Command =>
  createCommand('estados', DESCRIPCIONES.estados, [
    'garita estados list',
    "garita estados set 'De guardia hasta las ocho'",
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista los estados de la gente, los más nuevos primero.',
        ejemplos: ['garita estados list', 'garita estados list --watch'],
        columns: COLUMNS,
        read: listEstados,
        isWatched: true,
      }),
    )
    .addCommand(
      createListCommand(context, {
        name: 'show',
        description: 'Muestra tu estado.',
        ejemplos: ['garita estados show', 'garita estados show --json'],
        columns: COLUMNS,
        read: listMiEstado,
      }),
    )
    .addCommand(setCommand(context))
    .addCommand(deleteCommand(context));
