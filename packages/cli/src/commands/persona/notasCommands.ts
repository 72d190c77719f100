import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import { NOTA_MAXIMA } from '@garita/domain/persona/nota.rules';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { parseId } from '../../input/parseId';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import {
  listNotas,
  notaTarea,
  prepareBorradoNota,
  prepareEdicionNota,
} from '../../services/persona/notas';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['NotaPersona']>[] = [
  ID,
  { header: 'Nota', value: ({ texto }) => texto, isLong: true },
  { header: 'Autor', value: ({ autor }) => autor },
  { header: 'Tuya', value: ({ mia }) => (mia === 1 ? 'sí' : 'no') },
  FECHA,
  { header: 'Cambiada', value: ({ editada }) => editada, kind: 'instant', isMinor: true },
];

const NOMBRE = 'su nombre de ahora o uno de antes';

export const notasCommands = (context: Context): Command =>
  createGroup(
    'notas',
    ['garita notas list Recluta', 'garita notas add Recluta --texto "Buen criterio"'],
    [
      createListCommand(context, {
        description: 'Lista las notas sobre una persona, las más nuevas primero.',
        ejemplos: ['garita notas list Recluta', 'garita notas list Recluta --json'],
        columns: COLUMNS,
        extend: (command) => command.argument('<nombre>', NOMBRE),
        read: (connection, { args: [nombre = ''] }) => listNotas(connection, nombre),
      }),
      createBulkCommand(context, notaTarea, {
        description: 'Escribe una nota sobre una persona, que ella no ve.',
        ejemplos: [
          "garita notas add Recluta --texto 'Buen criterio en la puerta norte'",
          'garita notas add --archivo notas.csv --dry-run',
        ],
        takes: {
          '[nombres...]': 'de quiénes: sus nombres de ahora o de antes',
          '--texto <texto>': `la nota, en ${NOTA_MAXIMA} caracteres como mucho`,
        },
      }),
      createActCommand(context, {
        name: 'edit',
        description: 'Cambia una nota tuya.',
        ejemplos: [
          "garita notas edit Recluta 3 --texto 'Muy buen criterio'",
          "garita notas edit Recluta 3 --texto 'Muy buen criterio' --dry-run",
        ],
        extend: (command) =>
          command
            .argument('<nombre>', NOMBRE)
            .argument('<nota>', 'su número: «garita notas list» lo da', parseId)
            .requiredOption('--texto <texto>', 'cómo queda'),
        prepare: (
          connection,
          [nombre, id]: [string, number],
          { texto }: { readonly texto: string },
        ) => prepareEdicionNota(connection, nombre, { id, texto }),
      }),
      createActCommand(context, {
        name: 'delete',
        description: 'Quita una nota tuya. Pide escribir cuál.',
        ejemplos: ['garita notas delete Recluta 3', 'garita notas delete Recluta 3 --yes'],
        extend: (command) =>
          command
            .argument('<nombre>', NOMBRE)
            .argument('<nota>', 'su número: «garita notas list» lo da', parseId),
        prepare: (connection, [nombre, id]: [string, number]) =>
          prepareBorradoNota(connection, nombre, id),
        isDefinitivo: true,
      }),
    ],
  );
