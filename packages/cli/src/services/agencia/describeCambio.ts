import { shorten } from '@garita/domain/formato/shorten';

const SHORT = 120;

export function say(value: unknown): string {
  if (
    value === '' ||
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  )
    return 'nada';
  const text = Array.isArray(value)
    ? value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ')
    : String(value);
  return shorten(text, SHORT);
}

const quote = (value: unknown): string => (say(value) === 'nada' ? 'nada' : `«${say(value)}»`);

/** The changes of an object as text: `Membresía VIP: Precio «40» → «45»`. */
export function describeCambio<T extends object>(
  titulo: string,
  campos: Readonly<Partial<Record<keyof T & string, string>>>,
  antes: T,
  cambios: Partial<T>,
): string {
  const parts = Object.entries(cambios).map(
    ([campo, value]) =>
      `${campos[campo as keyof T & string] ?? campo} ${quote(antes[campo as keyof T])} → ${quote(value)}`,
  );
  return `${titulo}: ${parts.join(', ')}`;
}
