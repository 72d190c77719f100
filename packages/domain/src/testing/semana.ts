import { DIAS_SEMANA } from '../formato/diasSemana';
import type { Requisitos } from '../nomina/paga';
import { LOGRO_DE, type Logros, type TipoRequisito } from '../nomina/requisito';

/**
 * Promotions, attendances and minutes for the pay and for the bonus. Oficiales have odd counts.
 * Guardias have a bonus without requirements. Dirección is paid without requirements.
 */
const CATEGORIAS = `
| Id | Categoría | Nómina: ascensos | asistencias | minutos | créditos | Bonificación: ascensos | asistencias | minutos | créditos |
|----|-----------|------------------|-------------|---------|----------|------------------------|-------------|---------|----------|
|  2 | Cadetes   |                0 |           2 |     120 |        8 |                      0 |           4 |     300 |        3 |
|  3 | Guardias  |                0 |           3 |     181 |       10 |                      0 |           0 |       0 |        5 |
|  5 | Oficiales |                3 |           1 |     125 |       14 |                      5 |           1 |     241 |        6 |
|  9 | Dirección |                0 |           0 |       0 |       30 |                      1 |           1 |      60 |       10 |
`;

/** A worked week of twelve people: what each did, the totals, and the pay. */
const PERSONAS = `
| Persona       | Categoría | Reducción | La semana                                               | Ascensos | Asistencias | Minutos | Paga | Por qué                                              |
|---------------|-----------|-----------|---------------------------------------------------------|----------|-------------|---------|------|------------------------------------------------------|
| Justa         | Cadetes   |           | lun 1 asi, mar 70 min, jue 1 asi, dom 50 min            |        0 |           2 |     120 |    8 | Lo justo para la nómina                              |
| Corta         | Cadetes   |           | lun 4 asi, vie 119 min                                  |        0 |           4 |     119 |    0 | Le falta un minuto                                   |
| Completa      | Cadetes   |           | mar 4 asi, mié 180 min, sáb 120 min                     |        0 |           4 |     300 |   11 | Nómina y bonificación                                |
| SoloBoni      | Oficiales |           | lun 5 asc, mar 241 min                                  |        5 |           0 |     241 |    0 | Sin la nómina no hay bonificación                    |
| Reducida      | Oficiales | activa    | lun 2 asc, mié 1 asi, vie 63 min                        |        2 |           1 |      63 |   14 | 3, 1 y 125 a la mitad son 2, 1 y 63: medio cuenta    |
| ReducidaCorta | Oficiales | activa    | lun 2 asc, mié 1 asi, vie 62 min                        |        2 |           1 |      62 |    0 | La mitad de 125 no es 62                             |
| ReducidaTodo  | Oficiales | activa    | lun 3 asc, mar 1 asi, jue 121 min                       |        3 |           1 |     121 |   20 | 5, 1 y 241 a la mitad son 3, 1 y 121                 |
| Caducada      | Oficiales | caducada  | lun 3 asc, mar 1 asi, jue 124 min                       |        3 |           1 |     124 |    0 | Una membresía que terminó ya no reduce               |
| SinBoni       | Guardias  |           | lun 9 asc, mié 9 asi, sáb 900 min                       |        9 |           9 |     900 |   10 | Una bonificación que no pide nada no se gana         |
| SinRequisitos | Dirección |           |                                                         |        0 |           0 |       0 |   30 | Su nómina no pide nada                               |
| Ajustada      | Cadetes   |           | lun 2 asi, mar 120 min, mié −2 asi, jue −120 min        |        0 |           0 |       0 |    0 | Lo hecho se le quitó hasta dejarlo en cero           |
| Ascendida     | Cadetes   |           | lun 2 asi, mar 120 min, mié sube, jue 1 asi, vie 61 min |        0 |           3 |     181 |   10 | Cobra como Guardia, y lo hecho como Cadete le cuenta |
`;

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

export interface CategoriaSemana extends Requisitos {
  readonly id: number;
  readonly nombre: string;
}

const COLUMNAS = [
  'nomina_ascenso',
  'nomina_asistencia',
  'nomina_times',
  'paga_nomina',
  'boni_ascenso',
  'boni_asistencia',
  'boni_times',
  'paga_boni',
] as const satisfies readonly (keyof Requisitos)[];

function toCategoria([id, nombre, ...counts]: string[]): CategoriaSemana {
  const requisitos = Object.fromEntries(
    COLUMNAS.map((columna, i) => [columna, Number(counts[i])]),
  ) as unknown as Requisitos;
  return { id: Number(id), nombre: nombre as string, ...requisitos };
}

const DIAS = DIAS_SEMANA.map((dia) => dia.slice(0, 3));
const TIPOS: Readonly<Record<string, TipoRequisito>> = {
  asc: 'ascenso',
  asi: 'asistencia',
  min: 'minutos',
};

/** `dia` 0 = Monday; a ledger entry, or a promotion to the next category. */
export type Suceso = { readonly dia: number } & (
  | { readonly tipo: TipoRequisito; readonly cantidad: number }
  | { readonly tipo: 'sube' }
);

function toSuceso(text: string): Suceso {
  const match = /^(\S+) (?:(sube)|(−?)(\d+) (asc|asi|min))$/.exec(text);
  const dia = DIAS.indexOf(match?.[1] ?? '');
  if (!match || dia < 0) throw new Error(`not something that happens: ${text}`);
  if (match[2]) return { dia, tipo: 'sube' };
  return {
    dia,
    tipo: TIPOS[match[5] as string] as TipoRequisito,
    cantidad: Number(match[4]) * (match[3] ? -1 : 1),
  };
}

export interface PersonaSemana {
  readonly nombre: string;
  /** The category on Monday. */
  readonly categoria: string;
  /** A membership with reduction: active to the end of the week, or expiring in it. */
  readonly reduccion: 'activa' | 'caducada' | null;
  readonly sucesos: readonly Suceso[];
  /** The expected totals on Sunday. */
  readonly logros: Logros;
  /** The expected pay, in credits. */
  readonly paga: number;
}

function toPersona([
  nombre,
  categoria,
  reduccion,
  semana,
  ascensos,
  asistencias,
  minutos,
  paga,
]: string[]): PersonaSemana {
  return {
    nombre: nombre as string,
    categoria: categoria as string,
    reduccion: (reduccion || null) as PersonaSemana['reduccion'],
    sucesos: semana ? semana.split(', ').map(toSuceso) : [],
    logros: {
      ascensos: Number(ascensos),
      asistencias: Number(asistencias),
      times: Number(minutos),
    },
    paga: Number(paga),
  };
}

/** The worked week; domain and server must agree with it. */
export const SEMANA = {
  categorias: rowsOf(CATEGORIAS).map(toCategoria),
  personas: rowsOf(PERSONAS).map(toPersona),
};

export function sumSucesos(sucesos: readonly Suceso[]): Logros {
  const sums = { ascensos: 0, asistencias: 0, times: 0 };
  for (const suceso of sucesos)
    if (suceso.tipo !== 'sube') sums[LOGRO_DE[suceso.tipo]] += suceso.cantidad;
  return sums;
}
