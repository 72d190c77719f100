import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listDeclinados, prepareLectura, prepareNombre } from '../../services/nombres/change';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Awaited<ReturnType<typeof listDeclinados>>[number]>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
];

/** `garita nombres …` */
export const nombresCommands = (context: Context): Command =>
  createCommand('nombres', 'Tu nombre en el portal.', ['garita nombres ask Veterano', 'garita nombres declined'])
    .addCommand(
      withCambio(
        createCommand('ask', 'Pide otro nombre para ti; la gerencia lo acepta o lo declina. La dueña lo tiene en el acto.', [
          'garita nombres ask Veterano',
          'garita nombres ask Veterano --dry-run',
        ]).argument('<nombre>', 'el nombre nuevo'),
      ).action(async (nombre: string, flags: CambioFlags) => applyCambio(context, flags, (connection) => prepareNombre(connection, nombre))),
    )
    .addCommand(
      createListCommand(context, {
        name: 'declined',
        description: 'Dice el último nombre que se te declinó, hasta que lo das por leído.',
        ejemplos: ['garita nombres declined'],
        columns: COLUMNS,
        read: listDeclinados,
      }),
    )
    .addCommand(
      withCambio(createCommand('read', 'Da por leído el nombre que se te declinó.', ['garita nombres read'])).action(async (flags: CambioFlags) =>
        applyCambio(context, flags, prepareLectura),
      ),
    );
