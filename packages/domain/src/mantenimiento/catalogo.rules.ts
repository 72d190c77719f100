import { waitOf } from '../ascensos/tiempoAscenso';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import { type CategoriaValues, LIMITES, type MembresiaValues, type MisionValues } from './catalogo';
import { MANTENIMIENTO } from './textos';

const DAY = 86_400_000;
/** An image's address: a path of the portal, another site's URL, or empty. */
const IMAGEN = /^(|\/\S*|https:\/\/\S+)$/;

function findNumeroFailure(numero: number | null, maximo: number): string | null {
  if (numero === null || !Number.isInteger(numero)) return MANTENIMIENTO.noEsNumero;
  if (numero < 0) return MANTENIMIENTO.negativo;
  return numero > maximo ? MANTENIMIENTO.demasiado(maximo) : null;
}

function findEsperaFailure(tiempo: string): string | null {
  if (!/^\d{1,6} (minute|hour|days)$/.test(tiempo)) return MANTENIMIENTO.esperaInvalida;
  return waitOf(tiempo) > LIMITES.esperaDias * DAY ? MANTENIMIENTO.esperaLarga : null;
}

const numero =
  <T, K extends keyof T & string>(campo: K, maximo: number): Rule<T> =>
  (values) => {
    const texto = findNumeroFailure(values[campo] as number | null, maximo);
    return texto ? { campo, texto } : null;
  };

export interface CategoriaConLimite extends CategoriaValues {
  /** The number of categories. */
  categorias: number;
  /** The highest position to which the editor may let the category promote (`alcanceOf`). */
  alcance: number;
}

/** The rules of a category (MAN-10). Transfer and percentage are free texts. */
export const categoriaRules: readonly Rule<CategoriaConLimite>[] = [
  failIfEmpty('n_categoria', MANTENIMIENTO.nombreVacio),
  ({ placa }) =>
    IMAGEN.test(placa) ? null : { campo: 'placa', texto: MANTENIMIENTO.placaInvalida },
  ({ tiempo_ascenso }) => {
    const texto = findEsperaFailure(tiempo_ascenso);
    return texto ? { campo: 'tiempo_ascenso', texto } : null;
  },
  numero('asciende_hasta', LIMITES.cuenta),
  ({ asciende_hasta, categorias }) =>
    (asciende_hasta ?? 0) > categorias
      ? { campo: 'asciende_hasta', texto: MANTENIMIENTO.posicionDesconocida(categorias) }
      : null,
  ({ asciende_hasta, alcance }) =>
    (asciende_hasta ?? 0) > alcance
      ? { campo: 'asciende_hasta', texto: MANTENIMIENTO.alcanceAlto }
      : null,
  numero('nomina_ascenso', LIMITES.cuenta),
  numero('nomina_asistencia', LIMITES.cuenta),
  numero('nomina_times', LIMITES.minutos),
  numero('paga_nomina', LIMITES.paga),
  numero('boni_ascenso', LIMITES.cuenta),
  numero('boni_asistencia', LIMITES.cuenta),
  numero('boni_times', LIMITES.minutos),
  numero('paga_boni', LIMITES.paga),
  numero('traslado_venta', LIMITES.precio),
];

/** The rules of a membership of the catalogue (MAN-11: its description is a text). */
export const membresiaRules: readonly Rule<MembresiaValues>[] = [
  failIfEmpty('nombre', MANTENIMIENTO.nombreVacio),
  numero('precio', LIMITES.precio),
  ({ image }) =>
    IMAGEN.test(image) ? null : { campo: 'image', texto: MANTENIMIENTO.placaInvalida },
];

/** The rules of a mission (MAN-09). */
export const misionRules: readonly Rule<MisionValues>[] = [
  failIfEmpty('nombre', MANTENIMIENTO.nombreVacio),
  numero('precio', LIMITES.precio),
];
