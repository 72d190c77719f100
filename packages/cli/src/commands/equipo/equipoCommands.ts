import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listEquipo, listSemana, type MiembroDeCategoria } from '../../services/equipo/equipo';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const ADMINS: readonly Column<Schemas['Miembro']>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
];

const EQUIPO: readonly Column<MiembroDeCategoria>[] = [
  { header: 'Categoría', value: ({ n_categoria }) => n_categoria },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
];

const SEMANA: readonly Column<Schemas['SemanaFila']>[] = [
  USUARIO,
  { header: 'Ascensos', value: ({ ascenso }) => ascenso, kind: 'number' },
  { header: 'Asistencias', value: ({ asistencia }) => asistencia, kind: 'number' },
  { header: 'Tiempo', value: ({ times }) => times, kind: 'minutes' },
  { header: 'Último', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

export const equipoCommands = (context: Context): Command =>
  createGroup(
    'equipo',
    ['garita equipo list', 'garita equipo week'],
    [
      createListCommand(context, {
        description: 'Lista a la gente por categorías.',
        ejemplos: ['garita equipo list', 'garita equipo list --csv > equipo.csv'],
        columns: EQUIPO,
        read: listEquipo,
      }),
      createListCommand(context, {
        name: 'admins',
        description: 'Lista quién administra la agencia, de la misión más alta a la más baja.',
        ejemplos: ['garita equipo admins', 'garita equipo admins --json'],
        columns: ADMINS,
        read: ({ api }) => call(api, 'admins'),
      }),
      createListCommand(context, {
        name: 'week',
        description: 'Lista lo que se le ha anotado a cada persona desde el lunes.',
        ejemplos: ['garita equipo week', 'garita equipo week --orden -tiempo --limite 10'],
        columns: SEMANA,
        read: listSemana,
      }),
    ],
  );
