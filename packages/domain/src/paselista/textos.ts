import { contar } from '../formato/contar';
/** Roll calls; the old portal had no texts. */
export const PASE_LISTA = {
  enviada: 'Lista enviada correctamente',
  nadie: 'Marca al menos a una persona.',
  repetida: 'Cada persona puede estar en una sola de las tres listas.',
  tuMisma: 'No puedes pasarte lista a ti mismo: tu asistencia se cuenta aparte.',
  noEsInferior: 'Solo puedes pausar o dejar fuera de base a quien está por debajo de ti.',
  sinTiempo: 'Alguien de la lista ya no tiene un tiempo abierto. Vuelve a cargarla.',
  quedaDesconocido: 'Quien queda al cargo ya no está en la agencia.',
  hacePoco: (minutos: number) =>
    `Ya se pasó lista hace poco. Se podrá pasar otra en ${contar(minutos, 'minuto', 'minutos')}.`,
  /** The reason of an attendance in the payroll. */
  motivo: 'Pase de lista',
  motivoEncargado: 'Pase de lista a su cargo',
} as const;
