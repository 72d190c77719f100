import { formatCredits } from '../formato/credits';
import { CREDITOS, type Moneda } from '../formato/moneda';

type Cobrado = 0 | 1;

export const MULTAS = {
  sinUsuario: 'Selecciona un usuario',
  sinMotivo: 'No dejes campos vacios',
  /** Another currency's grammatical gender is unknown, so its text has no noun. */
  creditosMinimos: ({ plural }: Moneda) =>
    plural === CREDITOS.plural
      ? 'Los créditos no pueden ser menos de 0.'
      : 'No puede ser menos de 0.',
  enviada: (usuario: string) => `Multa puesta a ${usuario}`,
  borrada: (usuario: string) => `Multa de ${usuario} borrada`,
  marcada: (usuario: string, cobrado: Cobrado) =>
    `Multa de ${usuario} ${cobrado === 1 ? 'cobrada' : 'sin cobrar'}`,
  yaMarcada: (cobrado: Cobrado) =>
    cobrado === 1 ? 'Esa multa ya está cobrada.' : 'Esa multa ya está sin cobrar.',
  noEncontrada: 'Esa multa no existe.',
  yaBorrada: 'Esa multa ya se borró.',
  cobradaEnPaga: 'La lista de paga cobró esa multa. Marca antes la paga como no pagada.',
  propia: 'Es tu propia multa: la cobra o la borra otra persona.',
  aviso: (moneda: Moneda) => `Es un aviso de ${formatCredits(0, moneda)}: no hay nada que cobrar.`,
  estaDespedido: 'Esa persona ya no está en la agencia.',
} as const;
