/** How many people who joined in a month left in a month, `YYYY-MM`; null for those who stayed. */
export interface GrupoRetencion {
  readonly mes: string;
  readonly salio: string | null;
  readonly cuantos: number;
}

/** The people who joined in one month. */
export interface Generacion {
  /** `YYYY-MM`. */
  readonly mes: string;
  readonly entraron: number;
  /**
   * The number who remained at the end of that month and of each later one; for the present month,
   * until now.
   */
  readonly quedan: number[];
}

/** Number of joining months shown. */
const MESES = 12;

/** The month so many months earlier, both `YYYY-MM`. */
export function monthsBefore(mes: string, count: number): string {
  const [year = 0, month = 1] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The joining months shown, oldest first. @param hoy the agency's day */
export const listMeses = (hoy: string): string[] =>
  Array.from({ length: MESES }, (_, i) => monthsBefore(hoy.slice(0, 7), MESES - 1 - i));

/** Retention by joining month; months in which no one joined are omitted. */
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
