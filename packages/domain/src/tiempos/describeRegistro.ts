import { sayMinutes } from '../formato/minutes';

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
 * `Tiempo confirmado: 1h 30m`, `Ajuste: +5 min`. `minutos` are the credited or added minutes,
 * negative for a deduction; null for other acts.
 */
export function describeRegistro(accion: RegistroTiempo, minutos: number | null): string {
  if (accion === 'ajustado')
    return `Ajuste: ${(minutos ?? 0) > 0 ? '+' : ''}${sayMinutes(minutos ?? 0)}`;
  return accion === 'confirmado'
    ? `${TEXTOS.confirmado}: ${sayMinutes(minutos ?? 0)}`
    : TEXTOS[accion];
}
