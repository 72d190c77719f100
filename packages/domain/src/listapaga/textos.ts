import { contar } from '../formato/contar';
import { formatCredits, formatInteger } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import type { Exclusion } from './pago';

const NO_PAGABLE: Readonly<Record<Exclusion, string>> = {
  multa: 'La multa es igual o mayor que la paga: no hay nada que pagar.',
  despido: 'Esa persona ya no está en la agencia: no cobra.',
  archivada: 'Esa fila ya se archivó.',
};

/** Maximum number of rows that the pay list answers for a date range: about seven megabytes. */
export const FILAS_MAXIMAS = 20_000;

export const LISTA_PAGA = {
  actualizada: 'Lista de paga actualizada',
  reiniciada: (filas: number) =>
    `Lista de paga reiniciada: ${contar(filas, 'fila archivada', 'filas archivadas')}`,
  demasiadas: `Entre esos días hay más de ${formatInteger(FILAS_MAXIMAS)} pagas: elige menos días.`,
  vacia: 'La lista de paga ya está vacía.',
  noEncontrada: 'Esa fila no está en la lista de paga.',
  retirada: 'Esa fila ya no está en la lista: al actualizarla, no quedaba nada que pagar.',
  noPagable: (exclusion: Exclusion) => NO_PAGABLE[exclusion],
  pagada: (usuario: string, total: number, moneda: Moneda) =>
    `Paga de ${usuario}: ${formatCredits(total, moneda)} pagados`,
  sinPagar: (usuario: string) => `Paga de ${usuario}: vuelve a estar sin pagar`,
  yaPagada: 'Esa paga ya está pagada.',
  yaSinPagar: 'Esa paga ya está sin pagar.',
  totalCambiado: (total: number, moneda: Moneda) =>
    `La paga ha cambiado: ahora son ${formatCredits(total, moneda)}. Revísala y vuelve a marcarla.`,
  gastada: 'Esa paga se gastó en un ascenso: no se puede deshacer.',
  puedeAscender: (usuario: string, mision: string) => `${usuario} puede ascender a ${mision}`,
  noAlcanza: 'Esa paga no alcanza para ninguna misión.',
  asciende: (usuario: string, mision: string) => `${usuario} asciende a ${mision}`,
  ofertaCambiada: 'La oferta ha cambiado. Vuelve a consultarla.',
  faltaFirma:
    'Esa misión exige firma y la persona no tiene. Que se le ponga una antes del ascenso.',
} as const;
