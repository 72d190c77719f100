/** `Xh Ym` (SHL-60). Fractions are cut, a negative amount keeps its sign. */
export function formatMinutes(minutes: number): string {
  const whole = Math.trunc(minutes);
  const sign = whole < 0 ? '−' : '';
  const abs = Math.abs(whole);
  return `${sign}${Math.floor(abs / 60)}h ${abs % 60}m`;
}

/** In a sentence: `32 min`, `3h`, `2h 41m`. Fractions are cut, a negative amount keeps its sign. */
export function sayMinutes(minutes: number): string {
  const whole = Math.trunc(minutes);
  return Math.abs(whole) < 60
    ? `${whole < 0 ? '−' : ''}${Math.abs(whole)} min`
    : formatMinutes(whole).replace(/ 0m$/, '');
}
