import { formatNombres } from '../formato/formatNombres';
import { CAMBIO_NOMBRE } from '../nombres/textos';
import { formatRequisito, type TipoRequisito } from '../nomina/requisito';

/** Maximum number of names of a group; further names are only counted. */
const NAMES_TOLD = 6;

/** Log texts. The server builds each text from the stored act, never from browser input. */
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
    `${nombre} se registró desde la dirección de ${formatNombres(otros, NAMES_TOLD)}`,
  rechazado: (nombre: string, otros: readonly string[]) =>
    `Se rechazó el registro de ${nombre} desde la dirección de ${formatNombres(otros, NAMES_TOLD)}`,
  permitido: (encargado: string, usuario: string) =>
    `${encargado} permitió a ${usuario} compartir dirección`,
  noPermitido: (encargado: string, usuario: string) =>
    `${encargado} quitó a ${usuario} de quienes pueden compartir dirección`,
} as const;

export const ACCESOS = {
  /**
   * Shown in place of a name without an account: the typed text is not stored, since it may be a
   * password.
   */
  deNadie: 'Un nombre que nadie tiene',
} as const;
