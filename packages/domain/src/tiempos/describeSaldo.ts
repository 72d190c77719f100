import { formatMinutes } from '../formato/minutes';

/** How many whole minutes a person has to catch up with before their time counts again; 0 when they owe none. */
export const minutosDebidos = (saldo: number): number => Math.max(0, -Math.floor(saldo));

/** Minutes and what is owed beside them, each with the word for it: `lleva 0h 4m`, or `lleva 0h 0m y debe 1h 26m`. */
export function describeSaldo(
  saldo: number,
  { lleva, debe }: { lleva: string; debe: string },
): string {
  const owed = minutosDebidos(saldo);
  return `${lleva} ${formatMinutes(Math.max(0, saldo))}${owed > 0 ? ` y ${debe} ${formatMinutes(owed)}` : ''}`;
}
