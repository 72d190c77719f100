/** A link of the agency's own. */
export interface Enlace {
  readonly texto: string;
  /** `https://…` */
  readonly url: string;
  /** Where it stands: at the foot of every page, in the menu, or in both. */
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

/** The agency's setting `enlaces`; what it does not understand is left out. */
export const readEnlaces = (ajuste: unknown): readonly Enlace[] =>
  Array.isArray(ajuste) ? ajuste.filter(isEnlace) : [];
