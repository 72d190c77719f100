import { ACCESO } from '../acceso/textos';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { ASCENSOS } from './textos';

/** The rule for choosing the person to look up (ASC-03). */
export const buscarRules: readonly Rule<{ usuario: number | null }>[] = [
  failIfEmpty('usuario', ASCENSOS.seleccionaUsuario),
];

export interface EstadoAscenso {
  haySiguiente: boolean;
  /** Whether a request already waits for the person's answer. */
  pendiente: boolean;
  /** Milliseconds until the next promotion is allowed; 0 or less = now. */
  falta: number;
  /** Whether the promoter's category may promote to the person's next mission. */
  alcanza: boolean;
  /** The next category's codes that the promoter may not give (`listAjenosDeCategoria`). */
  ajenos: readonly string[];
}

const sinSiguiente: Rule<EstadoAscenso> = ({ haySiguiente }) =>
  haySiguiente ? null : { campo: 'haySiguiente', texto: ASCENSOS.sinSiguiente };
const noEsHora: Rule<EstadoAscenso> = ({ falta }) =>
  falta > 0 ? { campo: 'falta', texto: ASCENSOS.noEsHora } : null;
const fueraDeAlcance: Rule<EstadoAscenso> = ({ alcanza }) =>
  alcanza ? null : { campo: 'alcanza', texto: ASCENSOS.fueraDeAlcance };
const categoriaAjena: Rule<EstadoAscenso> = ({ ajenos }) =>
  ajenos.length > 0 ? { campo: 'ajenos', texto: ACCESO.categoriaAjena(ajenos) } : null;
const yaPendiente: Rule<EstadoAscenso> = ({ pendiente }) =>
  pendiente ? { campo: 'pendiente', texto: ASCENSOS.pendiente } : null;

/** The rules for proposing a promotion. */
export const proponerRules = [
  sinSiguiente,
  yaPendiente,
  noEsHora,
  fueraDeAlcance,
  categoriaAjena,
] as const satisfies readonly Rule<EstadoAscenso>[];

/** The rules whose failure does not pass with time. */
export const alcanceRules = [
  sinSiguiente,
  fueraDeAlcance,
  categoriaAjena,
] as const satisfies readonly Rule<EstadoAscenso>[];

/** The rules for accepting a promotion: all of `proponerRules` except `yaPendiente`. */
export const aceptarRules = [
  sinSiguiente,
  noEsHora,
  fueraDeAlcance,
  categoriaAjena,
] as const satisfies readonly Rule<EstadoAscenso>[];

/** `disponible` of a promotion record; the promoter's reach is not part of it. */
export const isDisponible = ({
  haySiguiente,
  pendiente,
  falta,
}: Omit<EstadoAscenso, 'alcanza' | 'ajenos'>): boolean => haySiguiente && !pendiente && falta <= 0;
