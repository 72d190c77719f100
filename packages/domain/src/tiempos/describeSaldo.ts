import { sayMinutes } from '../formato/minutes';

/** Whole minutes that a person owes before their time counts again; 0 = none. */
export const minutosDebidos = (saldo: number): number => Math.max(0, -Math.floor(saldo));

/** `lleva 4 min`, or `lleva 0 min y debe 1h 26m`. */
export function describeSaldo(
  saldo: number,
  { lleva, debe }: { lleva: string; debe: string },
): string {
  const owed = minutosDebidos(saldo);
  return `${lleva} ${sayMinutes(Math.max(0, saldo))}${owed > 0 ? ` y ${debe} ${sayMinutes(owed)}` : ''}`;
}
