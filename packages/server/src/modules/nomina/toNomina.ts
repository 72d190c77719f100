/** One person's sums of a period, as the database gives them. */
interface Totals {
  readonly id: number;
  readonly usuario: string;
  readonly categoria_id: number;
  readonly ascensos: number;
  readonly asistencias: number;
  /** Minutes. */
  readonly times: number;
  /** Of the newest entry; null without entries. */
  readonly fecha: Date | null;
}

/** A row of the payroll as it stands on the wire (NOM-05); the row's id is the person's. */
export const toFila = ({
  id,
  usuario,
  categoria_id,
  ascensos,
  asistencias,
  times,
  fecha,
}: Totals) => ({
  id,
  usuario: id,
  usuarioNombre: usuario,
  categoria: categoria_id,
  ascensos,
  asistencias,
  times,
  fecha: fecha?.toISOString() ?? null,
});

/** Rows, pays and the people whose requirements are halved (NOM-04). */
export type Nomina = [
  ReturnType<typeof toFila>[],
  { usuario: number; paga: number }[],
  { id_usuario: number }[],
];
