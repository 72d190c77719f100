import type { Normativa } from '@garita/domain/normativa/normativa';

/** A part of the page, a section with a title. */
export interface Parte {
  readonly clave:
    | 'infracciones'
    | `articulo-${string}`
    | 'personal'
    | 'tipos'
    | 'castigos'
    | 'versiones';
  readonly titulo: string;
}

const partes = (...all: readonly (Parte | false)[]): Parte[] => all.filter((one) => one !== false);

/**
 * The parts of the page in reading order. Only `clave` is unique: an article may have the title of
 * another part.
 */
export const listPartes = (
  { infracciones, articulos, personal }: Normativa,
  { hasVersiones }: { readonly hasVersiones: boolean },
): Parte[] =>
  partes(
    infracciones.length > 0 && { clave: 'infracciones', titulo: 'Infracciones' },
    ...articulos.map(({ titulo }): Parte => ({ clave: `articulo-${titulo}`, titulo })),
    personal.length > 0 && { clave: 'personal', titulo: 'Normas de Recursos Humanos' },
    { clave: 'tipos', titulo: 'Tipos de falta' },
    { clave: 'castigos', titulo: 'Castigos' },
    hasVersiones && { clave: 'versiones', titulo: 'Versiones' },
  );
