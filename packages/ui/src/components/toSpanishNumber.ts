/** A number whose points separate thousands: `1.500`, `-12.345.678,5`. */
const GROUPED = /^[-+−]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;

/**
 * Rewrites a typed number as React Aria's Spanish parser reads it. That parser removes every point,
 * so that `1.5` of a numeric keypad would become 15. A point that cannot separate thousands is a
 * decimal point. Without `decimals` the number is rounded.
 * @param hasOwnPoint whether the user has typed or pasted a point. Without one all points separate
 * thousands, also where an edit has moved them: `15.00`, once `15.000`, is 1500.
 */
export function toSpanishNumber(typed: string, decimals: number, hasOwnPoint = true): string {
  const raw = typed.trim();
  const text = hasOwnPoint || GROUPED.test(raw) ? raw : raw.replaceAll('.', '');
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isGrouped = GROUPED.test(text);
  if (at < 0 || (isGrouped && (decimals > 0 || !text.includes(',')))) return text;
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  const fraction = text.slice(at + 1);
  if (decimals > 0) return `${whole},${fraction}`;
  const rounded = Math.round(Number(`${whole.replace('−', '-')}.${fraction}`));
  return Number.isNaN(rounded) ? text : String(rounded);
}
