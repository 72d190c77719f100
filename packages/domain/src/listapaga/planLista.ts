import type { Concepto } from './describePaga';

/** A period's unpaid earnings of a person. */
export interface Deuda {
  readonly usuario: number;
  /** The person's present category. */
  readonly categoria: number;
  readonly periodo: number;
  /** Credits, more than 0. */
  readonly monto: number;
  readonly concepto: Concepto;
}

export interface ParteFila {
  readonly periodo: number;
  readonly monto: number;
  readonly concepto: Concepto;
}

export interface FilaPorPagar {
  readonly usuario: number;
  readonly categoria: number;
  /** In the order of the periods. */
  readonly partes: readonly ParteFila[];
}

export interface FilaPuesta extends FilaPorPagar {
  readonly id: number;
  readonly isDespedido: boolean;
}

export interface Plan {
  readonly crear: readonly FilaPorPagar[];
  readonly cambiar: readonly FilaPuesta[];
  /** Ids of rows whose people are owed nothing any more. */
  readonly quitar: readonly number[];
}

export const montoOf = ({ partes }: Pick<FilaPorPagar, 'partes'>): number =>
  partes.reduce((sum, { monto }) => sum + monto, 0);

function groupByPersona(
  deudas: readonly Deuda[],
): Map<number, FilaPorPagar & { partes: ParteFila[] }> {
  const filas = new Map<number, FilaPorPagar & { partes: ParteFila[] }>();
  for (const { usuario, categoria, ...parte } of [...deudas].sort(
    (a, b) => a.periodo - b.periodo,
  )) {
    const fila = filas.get(usuario) ?? { usuario, categoria, partes: [] };
    fila.partes.push(parte);
    filas.set(usuario, fila);
  }
  return filas;
}

const contentOf = ({ categoria, partes }: FilaPorPagar): string =>
  JSON.stringify([
    categoria,
    ...partes.map(({ periodo, monto, concepto }) => [periodo, monto, concepto]),
  ]);

/**
 * Plans one row for each person, whatever the number of periods, so that a fine is deducted once.
 * Rows of dismissed people stay; `deudas` has no debts to dismissed people, so they get no new row.
 */
export function planLista(puestas: readonly FilaPuesta[], deudas: readonly Deuda[]): Plan {
  const owed = groupByPersona(deudas);
  const standing = new Set(puestas.map(({ usuario }) => usuario));
  return {
    crear: [...owed.values()].filter(({ usuario }) => !standing.has(usuario)),
    cambiar: puestas.flatMap((puesta) => {
      const fila = owed.get(puesta.usuario);
      return fila && contentOf(fila) !== contentOf(puesta) ? [{ ...puesta, ...fila }] : [];
    }),
    quitar: puestas
      .filter(({ usuario, isDespedido }) => !isDespedido && !owed.has(usuario))
      .map(({ id }) => id),
  };
}
