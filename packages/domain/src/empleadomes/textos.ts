import { formatNombres } from '../formato/formatNombres';

/** Maximum number of names in a sentence. */
const FEW = 5;

const few = (nombres: readonly string[]): string => formatNombres(nombres, FEW);

/** Employees of the month: the old portal's texts, and new texts where it had none. */
export const EMPLEADOS = {
  nadie: 'Selecciona un usuario',
  agregados: (nombres: readonly string[]) =>
    `${few(nombres)} ${nombres.length === 1 ? 'es empleado del mes' : 'son empleados del mes'}`,
  yaSon: (nombres: readonly string[]) =>
    `${few(nombres)} ya ${nombres.length === 1 ? 'es empleado del mes' : 'son empleados del mes'}.`,
  despedidos: (nombres: readonly string[]) =>
    `${few(nombres)} ya no ${nombres.length === 1 ? 'está' : 'están'} en la agencia.`,
  faltaEntrada: 'Elige a quién sacar.',
  noEncontrado: 'Ese empleado del mes no existe.',
  sacado: (usuario: string) => `${usuario} ya no es empleado del mes`,
  yaSacado: (usuario: string, encargado: string) => `${encargado} ya sacó a ${usuario}.`,
} as const;
