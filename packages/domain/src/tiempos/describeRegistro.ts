import { formatMinutes } from '../formato/minutes';

/** The acts in a session's log. */
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
 * A log entry of a session: `Tiempo confirmado: 1h 30m`, `Ajuste: +0h 5m`.
 * @param minutos confirmed: the credited minutes; adjusted: the added ones, negative for a
 * deduction; null for the others.
 */
export function describeRegistro(accion: RegistroTiempo, minutos: number | null): string {
  if (accion === 'ajustado')
    return `Ajuste: ${(minutos ?? 0) > 0 ? '+' : ''}${formatMinutes(minutos ?? 0)}`;
  return accion === 'confirmado'
    ? `${TEXTOS.confirmado}: ${formatMinutes(minutos ?? 0)}`
    : TEXTOS[accion];
}
