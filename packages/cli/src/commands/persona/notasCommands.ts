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
import { required, type Takes } from '../Takes';

const NOMBRE = { '<nombre>': 'su nombre de ahora o uno de antes' };

const NOTA: Takes = {
  ...NOMBRE,
  '<nota>': { help: 'su número: «garita notas list» lo da', parse: parseId },
};

export const notasCommands = createGroup(
  'notas',
  ['list Recluta', 'add Recluta --texto "Buen criterio"'],
  [
    createListCommand<Schemas['NotaPersona']>({
      description: 'Lista las notas sobre una persona, las más nuevas primero.',
      ejemplos: ['Recluta', 'Recluta --json'],
      takes: NOMBRE,
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
        "Recluta --texto 'Buen criterio en la puerta norte'",
        '--archivo notas.csv --dry-run',
      ],
    }),
    createActCommand({
      name: 'edit',
      description: 'Cambia una nota tuya.',
      ejemplos: [
        "Recluta 3 --texto 'Muy buen criterio'",
        "Recluta 3 --texto 'Muy buen criterio' --dry-run",
      ],
      takes: { ...NOTA, '--texto <texto>': required('cómo queda') },
      llamada: 'editNota',
      prepare: prepareEdicionNota,
    }),
    createActCommand({
      name: 'delete',
      description: 'Quita una nota tuya. Pide escribir cuál.',
      ejemplos: ['Recluta 3', 'Recluta 3 --yes'],
      takes: NOTA,
      llamada: 'deleteNota',
      prepare: prepareBorradoNota,
      isDefinitivo: true,
    }),
  ],
);
