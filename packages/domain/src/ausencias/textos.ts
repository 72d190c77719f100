import { ESTADO_AUSENCIA, type EstadoAusencia } from './ausencia';

/** Absences: the old portal's texts (AUS-13 to AUS-16), and new texts where it had none. */
export const AUSENCIAS = {
  vacio: 'No dejes campos vacios',
  alReves: 'Fecha inicio no puede ser mayor a Fecha final',
  yaPaso: 'Fecha inicio no puede ser anterior a hoy',
  enviada: 'Ausencia enviada correctamente',
  apuntada: 'Ausencia enviada y aceptada',
  aceptada: (usuario: string) => `Ausencia de ${usuario} aceptada`,
  cancelada: (usuario: string) => `Ausencia de ${usuario} declinada`,
  retirada: 'Ausencia retirada',
  terminada: (usuario: string) => `Ausencia de ${usuario} terminada`,
  yaEspera: 'Ya tienes una ausencia en espera.',
  yaAceptada: 'Ya tienes una ausencia aceptada que no ha terminado.',
  yaDecidida: (estado: EstadoAusencia, encargado: string) =>
    `${encargado} ya ${estado === ESTADO_AUSENCIA.aceptada ? 'aceptó' : 'declinó'} esta ausencia.`,
  yaRetirada: (usuario: string) => `${usuario} ya retiró esta ausencia.`,
  yaTermino: 'Esta ausencia ya no está en vigor.',
  noEncontrada: 'Esa ausencia no existe.',
  estaDespedido: 'Esa persona ya no está en la agencia.',
} as const;
