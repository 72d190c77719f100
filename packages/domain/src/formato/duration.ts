const UNITS = [
  { ms: 86_400_000, one: 'día', many: 'días' },
  { ms: 3_600_000, one: 'hora', many: 'horas' },
  { ms: 60_000, one: 'minuto', many: 'minutos' },
] as const;

/**
 * Time left until a moment, in words with its two largest units: `2 días y 5 horas`, `1 hora y 3 minutos`.
 * A started minute counts as a whole one, so the text never reads zero while time is left.
 * @param ms milliseconds left; zero or less gives null.
 */
export function formatRemaining(ms: number): string | null {
  if (ms <= 0) return null;
  let rest = Math.ceil(ms / 60_000) * 60_000;
  const parts: string[] = [];
  for (const unit of UNITS) {
    const count = Math.floor(rest / unit.ms);
    rest -= count * unit.ms;
    if (count > 0) parts.push(`${count} ${count === 1 ? unit.one : unit.many}`);
  }
  return parts.slice(0, 2).join(' y ');
}
