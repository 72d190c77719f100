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

/** NOM-05. The row's id is the person's id. */
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
