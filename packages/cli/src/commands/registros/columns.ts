import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_FICHAJES } from '@garita/domain/fichajes/columnas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import type { Modulo } from '../../services/registros/search';

type Row<M extends Modulo> = Schemas['Registros'][M][number];
type Columns = { readonly [M in Modulo]: readonly Column<Row<M>>[] };

const MOTIVO: Columns['nombres'] = [
  FECHA,
  { header: 'Qué', value: ({ motivo }) => motivo, isLong: true },
  ENCARGADO,
];

export const COLUMNS: Columns = {
  tiempos: [
    FECHA,
    { header: 'Usuario', value: ({ usuario }) => usuario },
    { header: 'Qué', value: ({ motivo }) => motivo, isLong: true },
  ],
  ascensos: [
    FECHA,
    { header: 'Usuario', value: ({ nombre_usuario }) => nombre_usuario },
    { header: 'Misión', value: ({ nueva }) => nueva },
    { header: 'Encargado', value: ({ nombre_encargado }) => nombre_encargado },
  ],
  nombres: MOTIVO,
  requisitos: MOTIVO,
  rangos: MOTIVO,
  clones: [FECHA, { header: 'Qué', value: ({ motivo }) => motivo, isLong: true }],
  fichajes: [
    ID,
    COLUMNAS_FICHAJES.dia,
    { header: 'Usuario', value: ({ nombreUsuario }) => nombreUsuario },
    COLUMNAS_FICHAJES.entrada,
    COLUMNAS_FICHAJES.salida,
    { header: 'Tiempo', value: ({ min }) => min, kind: 'minutes' },
  ],
  fichajesDia: [
    COLUMNAS_FICHAJES.dia,
    USUARIO,
    { header: 'Tiempo', value: ({ minsT }) => minsT, kind: 'minutes' },
  ],
  accesos: [
    FECHA,
    { header: 'Usuario', value: ({ usuario }) => usuario },
    { header: 'Dirección', value: ({ origen }) => origen },
  ],
};
