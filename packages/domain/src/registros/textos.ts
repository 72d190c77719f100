import { CAMBIO_NOMBRE } from '../nombres/textos';
import { formatRequisito, type TipoRequisito } from '../nomina/requisito';

/** Maximum number of names of a group; the rest is counted. */
const NAMES_TOLD = 5;

/** `A, B y C`. */
export function joinNames(names: readonly string[]): string {
  const rest = names.length - NAMES_TOLD;
  const told = rest > 1 ? [...names.slice(0, NAMES_TOLD), `${rest} más`] : names;
  const [last = '', ...before] = [...told].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} y ${last}`;
}

/** Log texts. Each is built from the stored act, never from browser input. */
export const REGISTROS = {
  sistema: 'Sistema',
  tiempo: (hecho: string, encargado: string) => `${hecho}, por ${encargado}`,
  nombre: CAMBIO_NOMBRE.aceptada,
  requisito: (tipo: TipoRequisito, cantidad: number, usuario: string) =>
    cantidad < 0
      ? `Resta ${formatRequisito(tipo, -cantidad)} a ${usuario}`
      : `Suma ${formatRequisito(tipo, cantidad)} a ${usuario}`,
  rango: (usuario: string, anterior: string, nueva: string, motivo: string | null = null) =>
    `${usuario} pasa de ${anterior} a ${nueva}${motivo === null ? '' : ` (${motivo})`}`,
  registrado: (nombre: string, otros: readonly string[]) =>
    `${nombre} se registró desde la dirección de ${joinNames(otros)}`,
  rechazado: (nombre: string, otros: readonly string[]) =>
    `Se rechazó el registro de ${nombre} desde la dirección de ${joinNames(otros)}`,
  permitido: (encargado: string, usuario: string) =>
    `${encargado} permitió a ${usuario} compartir dirección`,
  noPermitido: (encargado: string, usuario: string) =>
    `${encargado} quitó a ${usuario} de quienes pueden compartir dirección`,
} as const;

export const ACCESOS = {
  /** For a name without an account: the typed text is not stored, since it may be a password. */
  deNadie: 'Un nombre que nadie tiene',
} as const;
