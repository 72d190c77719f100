import { COLUMNAS_SEMANA } from '@garita/domain/equipo/columnas';
import { USUARIO } from '@garita/domain/listas/columna';
import { shownAs } from '../../output/shownAs';
import { listEquipo, listSemana } from '../../services/equipo/equipo';
import { rowsOf } from '../../services/rowsOf';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const equipoCommands = createGroup(
  'equipo',
  ['list', 'week'],
  [
    createListCommand({
      description: 'Lista a la gente por categorías.',
      ejemplos: ['', '--csv > equipo.csv'],
      llamadas: ['rangosEquipo'],
      read: listEquipo,
      columns: [
        { header: 'Categoría', value: ({ n_categoria }) => n_categoria },
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Misión', value: ({ mision }) => mision },
      ],
    }),
    createListCommand({
      name: 'admins',
      description: 'Lista quién administra la agencia, de la misión más alta a la más baja.',
      ejemplos: ['', '--json'],
      read: rowsOf('admins'),
      columns: [
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Misión', value: ({ mision }) => mision },
        { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
      ],
    }),
    createListCommand({
      name: 'week',
      description: 'Lista lo que se le ha anotado a cada persona desde el lunes.',
      ejemplos: ['', '--orden -tiempo --limite 10'],
      llamadas: ['nominaWeek'],
      read: listSemana,
      columns: [
        USUARIO,
        COLUMNAS_SEMANA.ascensos,
        COLUMNAS_SEMANA.asistencias,
        shownAs(COLUMNAS_SEMANA.tiempos, { header: 'Tiempo' }),
        { header: 'Último', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
      ],
    }),
  ],
);
