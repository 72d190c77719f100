import { COLUMNAS_SEMANA } from '@garita/domain/equipo/columnas';
import { USUARIO } from '@garita/domain/listas/columna';
import { shownAs } from '../../output/shownAs';
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
      read: rowsOf('rangosEquipo', ([categorias, miembros]) =>
        categorias.flatMap(({ id_categoria, n_categoria }) =>
          miembros
            .filter(({ categoria }) => categoria === id_categoria)
            .map((miembro) => ({ ...miembro, n_categoria })),
        ),
      ),
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
      read: rowsOf('nominaWeek', ([personas]) => personas),
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
