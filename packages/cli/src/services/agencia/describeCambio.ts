const say = (value: unknown): string =>
  value === '' || value === null || value === undefined ? 'nada' : typeof value === 'object' ? JSON.stringify(value) : `«${value}»`;

/** What changes of a thing, a part a field: `Membresía VIP: Precio «40» → «45»`. */
export function describeCambio<T extends object>(
  titulo: string,
  campos: Readonly<Partial<Record<keyof T & string, string>>>,
  antes: T,
  cambios: Partial<T>,
): string {
  const parts = Object.entries(cambios).map(
    ([campo, value]) => `${campos[campo as keyof T & string] ?? campo} ${say(antes[campo as keyof T])} → ${say(value)}`,
  );
  return `${titulo}: ${parts.join(', ')}`;
}
