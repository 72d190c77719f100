/** `Xh Ym` (SHL-60). Fractions are cut, a negative amount keeps its sign. */
export function formatMinutes(minutes: number): string {
  const whole = Math.trunc(minutes);
  const sign = whole < 0 ? '−' : '';
  const abs = Math.abs(whole);
  return `${sign}${Math.floor(abs / 60)}h ${abs % 60}m`;
}
