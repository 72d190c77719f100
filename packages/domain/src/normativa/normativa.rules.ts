import { findHidden } from '../formato/hiddenCharacters';
import type { Failure, Rule } from '../reglas/Rule';
import { hasCantidad } from './describePaso';
import { findTipo, type Normativa, type TipoFalta } from './normativa';
import { NORMATIVA } from './textos';

/** Maxima that keep a normativa readable; the contract repeats them. */
export const LIMITES = {
  tipos: 6,
  pasos: 8,
  infracciones: 150,
  personal: 60,
  articulos: 40,
  articulo: 8_000,
  cantidad: 1_000_000,
} as const;

const isBlank = (text: string): boolean => text.trim() === '';
const repeated = (texts: readonly string[]): string | undefined =>
  texts.find((text, index) => texts.indexOf(text) !== index);

function findPasoFailure({ nombre, pasos }: TipoFalta, isGravest: boolean): string | null {
  if (pasos.length === 0) return NORMATIVA.sinPasos(nombre);
  if (pasos.some(({ accion, cantidad }) => hasCantidad(accion) && cantidad < 1))
    return NORMATIVA.sinCantidad(nombre);
  if (pasos.some(({ accion, cantidad }) => !hasCantidad(accion) && cantidad !== 0))
    return NORMATIVA.sobraCantidad(nombre);
  if (pasos.slice(0, -1).some(({ accion }) => accion === 'superior'))
    return NORMATIVA.superiorNoUltimo(nombre);
  return isGravest && pasos.at(-1)?.accion === 'superior'
    ? NORMATIVA.superiorSinTipo(nombre)
    : null;
}

function findTipoFailure({ tipos }: Normativa): string | null {
  if (tipos.length === 0) return NORMATIVA.sinTipos;
  if (tipos.some(({ codigo, nombre }) => isBlank(codigo) || isBlank(nombre)))
    return NORMATIVA.tipoSinNombre;
  const twice =
    repeated(tipos.map(({ codigo }) => codigo)) ?? repeated(tipos.map(({ nombre }) => nombre));
  if (twice !== undefined) return NORMATIVA.tipoRepetido(twice);
  return (
    tipos
      .map((tipo, index) => findPasoFailure(tipo, index === tipos.length - 1))
      .find((texto) => texto !== null) ?? null
  );
}

function findInfraccionFailure(normativa: Normativa): string | null {
  const { infracciones } = normativa;
  if (infracciones.some(({ codigo, texto }) => isBlank(codigo) || isBlank(texto)))
    return NORMATIVA.infraccionVacia;
  const twice = repeated(infracciones.map(({ codigo }) => codigo));
  if (twice !== undefined) return NORMATIVA.infraccionRepetida(twice);
  const lost = infracciones.find(({ tipo }) => !findTipo(normativa, tipo));
  return lost ? NORMATIVA.infraccionSinTipo(lost.codigo) : null;
}

function findArticuloFailure({ articulos }: Normativa): string | null {
  if (articulos.some(({ titulo }) => isBlank(titulo))) return NORMATIVA.articuloVacio;
  const twice = repeated(articulos.map(({ titulo }) => titulo));
  return twice === undefined ? null : NORMATIVA.articuloRepetido(twice);
}

const textsOf = ({ tipos, infracciones, nota, personal, articulos }: Normativa): string[] => [
  ...tipos.flatMap(({ codigo, nombre, descripcion, pasos }) => [
    codigo,
    nombre,
    descripcion,
    ...pasos.map(({ texto }) => texto),
  ]),
  ...infracciones.flatMap(({ codigo, texto }) => [codigo, texto]),
  nota,
  ...personal,
  ...articulos.flatMap(({ titulo, texto }) => [titulo, texto]),
];

const rule =
  (
    campo: keyof Normativa & string,
    find: (normativa: Normativa) => string | null,
  ): Rule<Normativa> =>
  (normativa): Failure<Normativa> | null => {
    const texto = find(normativa);
    return texto === null ? null : { campo, texto };
  };

/** The conditions for publishing a normativa: unique codes, steps for every kind of fault. */
export const normativaRules: readonly Rule<Normativa>[] = [
  rule('tipos', findTipoFailure),
  rule('infracciones', findInfraccionFailure),
  rule('personal', ({ personal }) => (personal.some(isBlank) ? NORMATIVA.normaVacia : null)),
  rule('personal', ({ personal }) =>
    repeated(personal) === undefined ? null : NORMATIVA.normaRepetida,
  ),
  rule('articulos', findArticuloFailure),
  rule('articulos', (normativa) =>
    textsOf(normativa).some((text) => findHidden(text) !== null) ? NORMATIVA.invisible : null,
  ),
];
