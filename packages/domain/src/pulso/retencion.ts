/** How many who came in a month left in a month, `YYYY-MM`; null for those who are still there. */
export interface GrupoRetencion {
  readonly mes: string;
  readonly salio: string | null;
  readonly cuantos: number;
}

/** Who came in one month. */
export interface Generacion {
  /** `YYYY-MM`. */
  readonly mes: string;
  readonly entraron: number;
  /** How many were still there at the end of that month and of each after it; of the running month, by now. */
  readonly quedan: number[];
}

/** How many months of entry are looked back on. */
const MESES = 12;

/** The month so many months before one, both `YYYY-MM`. */
export function monthsBefore(mes: string, count: number): string {
  const [year = 0, month = 1] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The months of entry that are told, the oldest first. @param hoy the agency's day */
export const listMeses = (hoy: string): string[] =>
  Array.from({ length: MESES }, (_, i) => monthsBefore(hoy.slice(0, 7), MESES - 1 - i));

/** How many of those who came in each month stayed; months in which nobody came are left out. */
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
