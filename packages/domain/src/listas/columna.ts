/** A column that the screen and the command share. Each of them formats the value itself. */
export interface Columna<Row> {
  readonly id: string;
  /** The screen's header. The command may show a shorter header, and accepts both. */
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
  /** `minutes` are whole, `instant` is ISO 8601. Amounts of money are a `number`. */
  readonly kind: 'text' | 'number' | 'minutes' | 'instant';
}

export const USUARIO = {
  id: 'usuario',
  header: 'Usuario',
  value: ({ usuarioNombre }) => usuarioNombre,
  kind: 'text',
} satisfies Columna<{ readonly usuarioNombre: string }>;

/** The author; null for the portal itself. */
export const ENCARGADO = {
  id: 'encargado',
  header: 'Encargado',
  value: ({ encargadoNombre }) => encargadoNombre,
  kind: 'text',
} satisfies Columna<{ readonly encargadoNombre: string | null }>;

export const FECHA = {
  id: 'fecha',
  header: 'Fecha',
  value: ({ fecha }) => fecha,
  kind: 'instant',
} satisfies Columna<{ readonly fecha: string }>;
