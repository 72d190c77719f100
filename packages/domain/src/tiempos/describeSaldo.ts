import { formatMinutes } from '../formato/minutes';

/** Whole minutes that a person owes before their time counts again; 0 = none. */
export const minutosDebidos = (saldo: number): number => Math.max(0, -Math.floor(saldo));

/** `lleva 0h 4m`, or `lleva 0h 0m y debe 1h 26m`. */
export function describeSaldo(
  saldo: number,
  { lleva, debe }: { lleva: string; debe: string },
): string {
  const owed = minutosDebidos(saldo);
  return `${lleva} ${formatMinutes(Math.max(0, saldo))}${owed > 0 ? ` y ${debe} ${formatMinutes(owed)}` : ''}`;
}
