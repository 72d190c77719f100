import type { Column } from '../../output/Column';
import type { Modulo, Registros } from '../../services/registros/search';

type Row<M extends Modulo> = Registros[M][number];
type Columns = { readonly [M in Modulo]: readonly Column<Row<M>>[] };

const MOTIVO: Columns['nombres'] = [
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Qué', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre },
];

/** The columns of each log. */
export const COLUMNS: Columns = {
  tiempos: [
    { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
    { header: 'Usuario', value: ({ usuario }) => usuario },
    { header: 'Qué', value: ({ motivo }) => motivo, isLong: true },
  ],
  ascensos: [
    { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
    { header: 'Usuario', value: ({ nombre_usuario }) => nombre_usuario },
    { header: 'Misión', value: ({ nueva }) => nueva },
    { header: 'Encargado', value: ({ nombre_encargado }) => nombre_encargado },
  ],
  nombres: MOTIVO,
  requisitos: MOTIVO,
  rangos: MOTIVO,
  clones: [
    { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
    { header: 'Qué', value: ({ motivo }) => motivo, isLong: true },
  ],
  fichajes: [
    { header: 'Id', value: ({ id }) => id, kind: 'number' },
    { header: 'Día', value: ({ dia }) => dia },
    { header: 'Usuario', value: ({ nombreUsuario }) => nombreUsuario },
    { header: 'Entrada', value: ({ entrada }) => entrada, kind: 'instant' },
    // A dash stands for no exit: the record is open.
    { header: 'Salida', value: ({ salida }) => (salida === '-' ? null : salida), kind: 'instant' },
    { header: 'Tiempo', value: ({ min }) => min, kind: 'minutes' },
  ],
  fichajesDia: [
    { header: 'Día', value: ({ dia }) => dia },
    { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
    { header: 'Tiempo', value: ({ minsT }) => minsT, kind: 'minutes' },
  ],
  accesos: [
    { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
    { header: 'Usuario', value: ({ usuario }) => usuario },
    { header: 'Dirección', value: ({ origen }) => origen },
  ],
};
