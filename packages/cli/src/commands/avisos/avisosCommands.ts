import { TITULOS_MODO } from '@garita/domain/avisos/textos';
import { FECHA } from '@garita/domain/listas/columna';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import { parseId } from '../../input/parseId';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { prepareLeidos, preparePreferencias } from '../../services/avisos/change';
import { type Aviso, listAvisos, listPreferencias } from '../../services/avisos/list';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { type MaxFlags, takeMax } from '../sharedTakes';

const COLUMNS: readonly Column<Aviso>[] = [
  ID,
  FECHA,
  { header: 'Aviso', value: ({ texto }) => texto, isLong: true },
  { header: 'Leído', value: ({ leido }) => (leido ? 'sí' : 'no') },
];

type ListFlags = MaxFlags & { readonly sinLeer?: true };

export const avisosCommands = createGroup(
  'avisos',
  ['list --sin-leer', 'read --todos'],
  [
    createListCommand<Aviso, ListFlags>({
      description: 'Lista tus avisos de los últimos 90 días, los más nuevos primero.',
      ejemplos: ['', '--sin-leer --watch'],
      columns: COLUMNS,
      takes: {
        ...takeMax('cuántos avisos como mucho; todos si no se indica'),
        '--sin-leer': 'solo los que no has leído',
      },
      llamadas: ['avisos'],
      read: (connection, { flags: { max = MAX, sinLeer } }) =>
        listAvisos(connection, { max, sinLeer }),
      isWatched: true,
    }),
    createActCommand({
      name: 'read',
      description: 'Da por leídos avisos tuyos.',
      ejemplos: ['--todos', '41 42'],
      takes: {
        '[avisos...]': 'sus números: «garita avisos list» los da',
        '--todos': 'todos los que te quedan por leer',
      },
      llamada: 'leerAvisos',
      lee: ['avisos'],
      parse: (_, avisos: string[], { todos }: { readonly todos?: true }): [number[] | null] => {
        if ((avisos.length === 0) === (todos === undefined))
          throw new UsageError('Di cuáles: sus números o «--todos».');
        return [todos ? null : avisos.map(parseId)];
      },
      prepare: prepareLeidos,
    }),
    createListCommand({
      name: 'preferences',
      description: 'Lista de qué se te avisa y dónde.',
      ejemplos: ['', '--filtro modo=no'],
      read: listPreferencias,
      columns: [
        { header: 'Tipo', value: ({ tipo }) => tipo },
        { header: 'Cuándo', value: ({ nombre }) => nombre },
        { header: 'Modo', value: ({ modo }) => modo },
        { header: 'Se dice', value: ({ modo }) => TITULOS_MODO[modo], isMinor: true },
      ],
    }),
    createActCommand({
      name: 'set',
      description:
        'Elige de qué se te avisa y dónde: «no», «portal» o «sistema», que es también fuera del portal.',
      ejemplos: ['multa=portal', 'paga=sistema tiempoPausado=no --dry-run'],
      takes: { '<tipo=modo...>': 'el tipo y dónde; «garita avisos preferences» los lista' },
      llamada: 'cambiarPreferenciasAvisos',
      lee: ['preferenciasAvisos'],
      prepare: preparePreferencias,
    }),
  ],
);
