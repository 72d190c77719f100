export interface Enlace {
  readonly texto: string;
  /** `https://…` */
  readonly url: string;
  /** The place: the footer of every page, the menu, or both. */
  readonly lugar: 'pie' | 'menu' | 'ambos';
}

const LUGARES: readonly unknown[] = ['pie', 'menu', 'ambos'];

const isEnlace = (value: unknown): value is Enlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { texto, url, lugar } = value as Record<string, unknown>;
  return (
    typeof texto === 'string' &&
    typeof url === 'string' &&
    url.startsWith('https://') &&
    LUGARES.includes(lugar)
  );
};

/** Reads the agency's setting `enlaces`. Invalid entries are dropped. */
export const readEnlaces = (ajuste: unknown): readonly Enlace[] =>
  Array.isArray(ajuste) ? ajuste.filter(isEnlace) : [];
