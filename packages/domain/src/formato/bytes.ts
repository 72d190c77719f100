const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const whole = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/**
 * A file size in decimal units: `1,2 MB`, `340 kB`. A value below ten has up to one decimal, except
 * in bytes.
 */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // 999.6 kB would be rounded to 1000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1)
    [value, unit] = [value / 1000, unit + 1];
  const digits = unit > 0 && value < 9.95 ? tenths : whole;
  return `${digits.format(value)} ${unit === 0 && value === 1 ? 'byte' : UNITS[unit]}`;
}
