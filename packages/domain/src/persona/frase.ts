import { formatCredits } from '../formato/credits';
import { formatDays } from '../formato/days';
import { formatInstant } from '../formato/instant';
import { sayMinutes } from '../formato/minutes';
import type { Moneda } from '../formato/moneda';
import { formatRequisito, type TipoRequisito } from '../nomina/requisito';
import type { Hecho, TipoHecho } from './hecho';
import { PERSONA } from './textos';

/** A screen shows `que` in bold. */
interface Frase {
  readonly antes: string;
  readonly que: string;
  readonly despues: string;
}

/** The reason's final full stop, but not an ellipsis: the actor follows the reason. */
const STOP = /(?<!\.)\.\s*$/;
const porque = ({ motivo }: Hecho): string => (motivo ? `: ${motivo.replace(STOP, '')}` : '');
const con = (antes: string, que = '', despues = ''): Frase => ({ antes, que, despues });
const dias = ({ inicio = '', final = '' }: Hecho): string => formatDays(inicio, final);

const FRASES: Readonly<Record<TipoHecho, (hecho: Hecho, moneda: Moneda) => Frase>> = {
  ascenso: ({ que }) => con('Ascendió a ', que),
  edicion: (hecho) =>
    con('Pasó a ', hecho.que, `${hecho.de ? `, antes ${hecho.de}` : ''}${porque(hecho)}`),
  degrado: (hecho) => con('Bajó a ', hecho.que, porque(hecho)),
  traslado: ({ que, de }) => con(`Llegó de ${de} como `, que),
  compra: ({ que, cantidad = 0 }, moneda) =>
    con('Compró la misión ', que, ` por ${formatCredits(cantidad, moneda)}`),
  confirmado: ({ cantidad = 0 }) => con('', sayMinutes(cantidad), ' de tiempo confirmado'),
  ajustado: ({ cantidad = 0 }) =>
    con('Tiempo ajustado: ', `${cantidad > 0 ? '+' : ''}${sayMinutes(cantidad)}`),
  cancelado: () => con('Tiempo cancelado'),
  presente: () => con('Pase de lista: ', 'presente'),
  pausado: () => con('Pase de lista: ', 'en pausa'),
  fuerabase: () => con('Pase de lista: ', 'fuera de base'),
  ajuste: ({ que, cantidad = 0 }) =>
    con(
      'Ajuste de nómina: ',
      `${cantidad > 0 ? '+' : ''}${formatRequisito(que as TipoRequisito, cantidad)}`,
    ),
  paga: ({ cantidad = 0, que }, moneda) =>
    con('Cobró ', formatCredits(cantidad, moneda), que ? ` y compró la misión ${que}` : ''),
  membresia: ({ que, hasta }) =>
    con(
      'Compró ',
      que,
      hasta ? `, hasta el ${formatInstant(hasta, { part: 'fecha' })}` : ', para siempre',
    ),
  multa: (hecho, moneda) =>
    hecho.cantidad
      ? con('Multa de ', formatCredits(hecho.cantidad, moneda), porque(hecho))
      : con('Aviso', '', porque(hecho)),
  pedida: (hecho) => con('Pidió ausentarse ', dias(hecho), porque(hecho)),
  aceptada: (hecho) => con('Ausente ', dias(hecho), porque(hecho)),
  rechazada: (hecho) => con('Ausencia cancelada, ', dias(hecho), porque(hecho)),
  nombre: ({ que, de }) => con(`De ${de} pasó a llamarse `, que),
  despido: (hecho) => con('Despido', '', porque(hecho)),
  reingreso: () => con('Volvió a la agencia'),
  empleado: () => con('', 'Empleado del mes'),
  llegada: () => con('Entró en la agencia'),
  traido: ({ texto = '' }) => con(texto.replace(STOP, '')),
};

/** The sentence without the actor. */
export const toFrase = (hecho: Hecho, moneda: Moneda): Frase => FRASES[hecho.tipo](hecho, moneda);

/** The whole sentence, with the actor, and with the origin of an imported event. */
export function describeHechoPersona(hecho: Hecho, moneda: Moneda): string {
  const { antes, que, despues } = toFrase(hecho, moneda);
  const quien = hecho.encargado === null ? '' : `, por ${hecho.encargado}`;
  const traido = hecho.tipo === 'traido' ? ` (${PERSONA.traido.toLowerCase()})` : '';
  return `${antes}${que}${despues}${quien}${traido}`;
}
