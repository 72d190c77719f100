import { ENCARGADO, FECHA } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { type Excepcion, listExcepciones } from '../../services/excepciones/list';
import { borrarTarea, parsePermisos, prepareExcepcion } from '../../services/excepciones/set';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createBulkCommand } from '../createBulkCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Excepcion>[] = [
  ID,
  { header: 'Usuario', value: ({ usuario_nombre }) => usuario_nombre },
  { header: 'Permisos', value: ({ codigos }) => codigos.join(' ') },
  { ...ENCARGADO, isMinor: true },
  { ...FECHA, isMinor: true },
];

const setCommand = (context: Context): Command =>
  withCambio(
    createCommand(
      'set',
      'Da a una persona justo estos permisos propios, además de los de su categoría. Los que no tienes tú ni se dan ni se quitan.',
      ['garita excepciones set Oficial mul mem', 'garita excepciones set Oficial mul --dry-run'],
    )
      .argument('<usuario|id>', 'su nombre o su número')
      .argument('<permisos...>', 'sus códigos'),
  ).action(async (usuario: string, textos: string[], flags: CambioFlags) => {
    const permisos = parsePermisos(textos);
    await applyCambio(context, flags, (connection) =>
      prepareExcepcion(connection, usuario, permisos),
    );
  });

export const excepcionesCommands = (context: Context): Command =>
  createGroup(
    'excepciones',
    ['garita excepciones list', 'garita excepciones set Oficial mul'],
    [
      createListCommand(context, {
        description: 'Lista a quienes tienen permisos propios.',
        ejemplos: ['garita excepciones list', 'garita excepciones list --json'],
        columns: COLUMNS,
        read: listExcepciones,
      }),
      setCommand(context),
      createBulkCommand(context, borrarTarea, {
        description: 'Quita a una persona todos sus permisos propios. Pide escribir su nombre.',
        ejemplos: [
          'garita excepciones delete Oficial Cabo',
          'garita excepciones delete Oficial --yes',
        ],
        isDefinitivo: true,
      }),
    ],
  );
