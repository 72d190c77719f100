import { formatMinutes } from '../formato/minutes';

/** What can be read in the log of a session. */
export const REGISTRO_TIEMPO = [
  'abierto',
  'confirmado',
  'pausado',
  'reanudado',
  'ajustado',
  'cancelado',
  'ligado',
  'desligado',
] as const;
export type RegistroTiempo = (typeof REGISTRO_TIEMPO)[number];

const TEXTOS: Readonly<Record<Exclude<RegistroTiempo, 'ajustado'>, string>> = {
  abierto: 'Tiempo abierto',
  confirmado: 'Tiempo confirmado',
  pausado: 'Tiempo pausado',
  reanudado: 'Tiempo reanudado',
  cancelado: 'Tiempo cancelado',
  ligado: 'Tiempo ligado',
  desligado: 'Tiempo desligado',
};

/**
 * What was done to a session, as its log tells it: `Tiempo confirmado: 1h 30m`, `Ajuste: +0h 5m`.
 * @param minutos confirmed: what was credited; adjusted: what was added, below 0 taken off; null for the others.
 */
export function describeRegistro(accion: RegistroTiempo, minutos: number | null): string {
  if (accion === 'ajustado')
    return `Ajuste: ${(minutos ?? 0) > 0 ? '+' : ''}${formatMinutes(minutos ?? 0)}`;
  return accion === 'confirmado'
    ? `${TEXTOS.confirmado}: ${formatMinutes(minutos ?? 0)}`
    : TEXTOS[accion];
}
