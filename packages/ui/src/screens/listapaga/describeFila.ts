import type { ListaPagaFila } from './ListaPagaScreenProps';

const FUERA: Readonly<Record<NonNullable<ListaPagaFila['excluida']>, string>> = {
  multa: 'Fuera por multa',
  despido: 'Fuera por despido',
  archivada: 'Pasó a otra lista',
};

/** Why a row is left out, in a few words (LPG-22); null when it is not. */
export const describeExclusion = ({ excluida }: Pick<ListaPagaFila, 'excluida'>): string | null =>
  excluida === null ? null : FUERA[excluida];

/** Whether a row is paid, in a word, for who has no box to tick (LPG-20). */
export const describePagado = ({
  pagado,
  ascenso,
}: Pick<ListaPagaFila, 'pagado' | 'ascenso'>): string =>
  ascenso !== null ? 'Sí, en ascenso' : pagado === 1 ? 'Sí' : 'No';
