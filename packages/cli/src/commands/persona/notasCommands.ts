import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import { parseId } from '../../input/parseId';
import { ID } from '../../output/idColumn';
import {
  listNotas,
  notaTask,
  prepareBorradoNota,
  prepareEdicionNota,
} from '../../services/persona/notas';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const NOMBRE = 'su nombre de ahora o uno de antes';

export const notasCommands = createGroup(
  'notas',
  ['garita notas list Recluta', 'garita notas add Recluta --texto "Buen criterio"'],
  [
    createListCommand<Schemas['NotaPersona']>({
      description: 'Lista las notas sobre una persona, las más nuevas primero.',
      ejemplos: ['garita notas list Recluta', 'garita notas list Recluta --json'],
      takes: { '<nombre>': NOMBRE },
      llamadas: ['notasPersona'],
      read: (connection, { args: [nombre = ''] }) => listNotas(connection, nombre),
      columns: [
        ID,
        { header: 'Nota', value: ({ texto }) => texto, isLong: true },
        { header: 'Autor', value: ({ autor }) => autor },
        { header: 'Tuya', value: ({ mia }) => (mia === 1 ? 'sí' : 'no') },
        FECHA,
        { header: 'Cambiada', value: ({ editada }) => editada, kind: 'instant', isMinor: true },
      ],
    }),
    createBulkCommand(notaTask, {
      description: 'Escribe una nota sobre una persona, que ella no ve.',
      ejemplos: [
        "garita notas add Recluta --texto 'Buen criterio en la puerta norte'",
        'garita notas add --archivo notas.csv --dry-run',
      ],
    }),
    createActCommand({
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
      llamada: 'editNota',
      prepare: prepareEdicionNota,
    }),
    createActCommand({
      name: 'delete',
      description: 'Quita una nota tuya. Pide escribir cuál.',
      ejemplos: ['garita notas delete Recluta 3', 'garita notas delete Recluta 3 --yes'],
      extend: (command) =>
        command
          .argument('<nombre>', NOMBRE)
          .argument('<nota>', 'su número: «garita notas list» lo da', parseId),
      llamada: 'deleteNota',
      prepare: prepareBorradoNota,
      isDefinitivo: true,
    }),
  ],
);
