import { contar } from '../formato/contar';
import { sayMinutes } from '../formato/minutes';

const minutos = (cuantos: number): string => contar(cuantos, 'minuto', 'minutos');

/** Tells how many open times have lost their supervisor by the exit. */
const sinEncargado = (cuantos: number): string =>
  cuantos === 0
    ? ''
    : cuantos === 1
      ? '. 1 tiempo queda sin encargado'
      : `. ${cuantos} tiempos quedan sin encargado`;

/** Clocking in and out. The old portal's texts are unknown; these are new. */
export const FICHAJES = {
  entrada: 'Entrada registrada',
  salida: (total: number, desligados = 0) =>
    `Salida registrada: ${sayMinutes(total)}${sinEncargado(desligados)}`,
  cerrado: (usuario: string, total: number, desligados = 0) =>
    `Fichaje de ${usuario} cerrado: ${sayMinutes(total)}${sinEncargado(desligados)}`,
  otrosTiempos:
    'Llevas tiempos que quedarían sin encargado. Vuelve a marcar la salida para ver cuáles.',
  /** The reason for an exit at the time when the avatar was last seen. */
  olvidada: 'Se le olvidó marcar la salida: su avatar ya no estaba conectado.',
  sinVisto: 'No consta que tu avatar se haya ido. Si sales ahora, marca la salida.',
  otroVisto: 'La hora a la que se vio tu avatar ha cambiado. Mírala y vuelve a elegir.',
  vistoAjeno: 'La hora a la que se vio tu avatar solo vale para marcar tu propia salida.',
  salidaIlegible: 'Pon el día y la hora de la salida, como 18:30.',
  salidaFutura: 'La salida no puede estar en el futuro.',
  salidaAnterior: 'La salida no puede ser anterior a la entrada.',
  sinMotivo: 'Di por qué.',
  faltanMinutos: 'Pon cuántos minutos.',
  restado: (cuantos: number) => `Se han restado ${minutos(cuantos)}`,
  /** Fewer minutes were left than requested. */
  restadoTodo: (cuantos: number) =>
    cuantos === 1
      ? 'Solo quedaba 1 minuto: se ha restado'
      : `Solo quedaban ${minutos(cuantos)}: se han restado todos`,
  devuelto: (cuantos: number) =>
    cuantos === 1 ? 'Se ha devuelto 1 minuto' : `Se han devuelto ${minutos(cuantos)}`,
  devueltoTodo: (cuantos: number) =>
    `Solo se habían restado ${minutos(cuantos)}: se ${cuantos === 1 ? 'ha devuelto' : 'han devuelto todos'}`,
  nadaQueDevolver: 'A ese fichaje no se le ha restado nada que devolver.',
  yaDentro: 'Ya tienes una entrada abierta.',
  noDentro: 'No tienes ninguna entrada abierta.',
  noEncontrado: 'Ese fichaje no existe.',
  noEsSuyo: 'Ese fichaje no es de esa persona.',
  yaCerrado: 'Ese fichaje ya se cerró.',
  sigueAbierto: 'Ese fichaje sigue abierto: hay que cerrarlo antes de restarle minutos.',
  sinMinutos: 'A ese fichaje no le quedan minutos que restar.',
  soloPropia: 'La entrada la marca cada quien: no lleva fichaje ni persona.',
  faltaFichaje: 'Falta decir de qué fichaje se trata.',
} as const;
