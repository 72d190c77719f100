import { formatInstant } from '@garita/domain/formato/instant';
import { describeRespuesta } from '@garita/domain/webhooks/entrega';
import type { Tone } from '../../../components/tones';
import type { Webhook } from './DiscordSeccionProps';

export function stateOf({ activo, detenido }: Pick<Webhook, 'activo' | 'detenido'>): {
  readonly tone: Tone;
  readonly texto: string;
} {
  if (activo === 0) return { tone: 'neutral', texto: 'Apagado' };
  return detenido === null
    ? { tone: 'success', texto: 'Encendido' }
    : { tone: 'danger', texto: 'Detenido' };
}

/** Why a webhook that is switched on sends nothing. */
export const DETENIDO: Readonly<Record<NonNullable<Webhook['detenido']>, string>> = {
  no_existe:
    'Discord responde que ese webhook ya no existe. No se le envía nada hasta que pongas otra dirección o una prueba vuelva a llegar.',
  ilegible:
    'Su dirección se guardó con otro secreto de la instalación y ya no se puede leer. Ponla otra vez.',
};

export function countSucesos({ sucesos }: Pick<Webhook, 'sucesos'>): string {
  const count = Object.values(sucesos).filter((palabras) => palabras !== null).length;
  return count === 0
    ? 'No cuenta nada'
    : count === 1
      ? 'Cuenta 1 suceso'
      : `Cuenta ${count} sucesos`;
}

const POR_QUE: Readonly<Record<NonNullable<Webhook['detenido']>, string>> = {
  no_existe: 'Allí ya no hay ningún webhook',
  ilegible: 'Su dirección ya no se puede leer',
};

export function describeUltima({
  ultima,
  activo,
  detenido,
}: Pick<Webhook, 'ultima' | 'activo' | 'detenido'>): string {
  if (activo === 1 && detenido !== null) return POR_QUE[detenido];
  if (ultima === null) return 'Aún no se ha enviado nada';
  return ultima.estado === 'entregada'
    ? `Último envío: ${formatInstant(ultima.fecha)}`
    : `${formatInstant(ultima.fecha)}: ${describeRespuesta(ultima)}`;
}
