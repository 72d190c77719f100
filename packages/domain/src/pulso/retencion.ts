/** People who joined in `mes` and left in `salio` (both `YYYY-MM`); null: they stayed. */
export interface GrupoRetencion {
  readonly mes: string;
  readonly salio: string | null;
  readonly cuantos: number;
}

export interface Generacion {
  /** `YYYY-MM`. */
  readonly mes: string;
  readonly entraron: number;
  /**
   * The number of people who remain at the end of that month, then of each later month. For the
   * present month: the number who remain now.
   */
  readonly quedan: number[];
}

/** Number of joining months shown. */
const MESES = 12;

/** The month that is `count` months earlier, both `YYYY-MM`. */
export function monthsBefore(mes: string, count: number): string {
  const [year = 0, month = 1] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** Oldest first. `hoy` is the agency's day. */
export const listMeses = (hoy: string): string[] =>
  Array.from({ length: MESES }, (_, i) => monthsBefore(hoy.slice(0, 7), MESES - 1 - i));

/** Months in which no one joined are omitted. */
export function toGeneraciones(grupos: readonly GrupoRetencion[], hoy: string): Generacion[] {
  const meses = listMeses(hoy);
  return meses.flatMap((mes, at) => {
    const own = grupos.filter((grupo) => grupo.mes === mes);
    const entraron = own.reduce((sum, { cuantos }) => sum + cuantos, 0);
    if (entraron === 0) return [];
    const goneBy = (end: string) =>
      own.reduce(
        (sum, { salio, cuantos }) => sum + (salio !== null && salio <= end ? cuantos : 0),
        0,
      );
    return [{ mes, entraron, quedan: meses.slice(at).map((end) => entraron - goneBy(end)) }];
  });
}
