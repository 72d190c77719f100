interface Totals {
  readonly id: number;
  readonly usuario: string;
  readonly categoria_id: number;
  readonly ascensos: number;
  readonly asistencias: number;
  /** Minutes. */
  readonly times: number;
  /** Instant of the newest entry; null without entries. */
  readonly fecha: Date | null;
}

/** A row of the payroll (NOM-05). The row's id is the person's id. */
export const toFila = (row: Totals) => ({
  id: row.id,
  usuario: row.id,
  usuarioNombre: row.usuario,
  categoria: row.categoria_id,
  ascensos: row.ascensos,
  asistencias: row.asistencias,
  times: row.times,
  fecha: row.fecha?.toISOString() ?? null,
});

/** The contract's payroll: rows, pays, and the people whose requirements are halved (NOM-04). */
export type Nomina = [
  ReturnType<typeof toFila>[],
  { usuario: number; paga: number }[],
  { id_usuario: number }[],
];
