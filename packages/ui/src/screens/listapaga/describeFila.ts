import type { ListaPagaFila } from './ListaPagaScreenProps';

const FUERA: Readonly<Record<NonNullable<ListaPagaFila['excluida']>, string>> = {
  multa: 'Fuera por multa',
  despido: 'Fuera por despido',
  archivada: 'Pasó a otra lista',
};

export const describeExclusion = ({ excluida }: Pick<ListaPagaFila, 'excluida'>): string | null =>
  excluida === null ? null : FUERA[excluida];

/** The state of a row in words, for viewers without a checkbox (LPG-20). */
export const describePagado = ({
  pagado,
  ascenso,
}: Pick<ListaPagaFila, 'pagado' | 'ascenso'>): string =>
  ascenso !== null ? 'Sí, en ascenso' : pagado === 1 ? 'Sí' : 'No';
