import type { Permiso } from '@garita/domain/acceso/permisos';
import { ENCARGADO, FECHA } from '@garita/domain/listas/columna';
import { ID } from '../../output/idColumn';
import { listExcepciones } from '../../services/excepciones/list';
import { borrarTask, parsePropios, prepareExcepcion } from '../../services/excepciones/set';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const excepcionesCommands = createGroup(
  'excepciones',
  ['list', 'set Oficial mul'],
  [
    createListCommand({
      description: 'Lista a quienes tienen permisos propios.',
      ejemplos: ['', '--json'],
      read: listExcepciones,
      columns: [
        ID,
        { header: 'Usuario', value: ({ usuario_nombre }) => usuario_nombre },
        { header: 'Permisos', value: ({ codigos }) => codigos.join(' ') },
        { ...ENCARGADO, isMinor: true },
        { ...FECHA, isMinor: true },
      ],
    }),
    createActCommand({
      name: 'set',
      description:
        'Da a una persona justo estos permisos propios, además de los de su categoría. Los que no tienes tú ni se dan ni se quitan.',
      ejemplos: ['Oficial mul mem', 'Oficial mul --dry-run'],
      takes: { '<usuario|id>': 'su nombre o su número', '<permisos...>': 'sus códigos' },
      llamada: 'actionExcepciones',
      parse: (_, usuario: string, textos: string[]): [string, Permiso[]] => [
        usuario,
        parsePropios(textos),
      ],
      prepare: prepareExcepcion,
    }),
    createBulkCommand(borrarTask, {
      description: 'Quita a una persona todos sus permisos propios. Pide escribir su nombre.',
      ejemplos: ['Oficial Cabo', 'Oficial --yes'],
      isDefinitivo: true,
    }),
  ],
);
