import { contar } from '../formato/contar';
import { lowerFirst } from '../formato/lowerFirst';

export const VETOS = {
  sinNombre: 'Escribe el nombre que se veta',
  sinMotivo: 'Escribe por qué se veta: lo leerá quien mire en la puerta',
  motivoLargo: (maximo: number) => `El motivo puede tener hasta ${maximo} caracteres`,
  fechaPasada: 'Ese día ya pasó',
  puesto: (nombre: string) => `${nombre} queda en la lista de vetos`,
  levantado: (nombre: string) => `Veto de ${nombre} levantado`,
  noEncontrado: 'Ese veto no existe.',
  yaLevantado: (nombre: string, encargado: string) =>
    `${encargado} ya levantó el veto de ${nombre}.`,
  yaVencido: (nombre: string) => `El veto de ${nombre} ya venció.`,
  yaVetado: (nombre: string) => `${nombre} ya está en la lista de vetos.`,
  parecidoVetado: (nombre: string) =>
    `Se confunde con ${nombre}, que ya está en la lista de vetos.`,
  estaDentro: (nombre: string) => `${nombre} está en la agencia: despide antes a esa persona.`,
  pareceDeDentro: (nombre: string) =>
    `Se confunde con ${nombre}, que está en la agencia: nadie puede registrarse con ese nombre.`,
  sinPermiso: 'Para vetar a quien despides te hace falta el permiso vet.',
  /** Shown to people who register or ask for a name; it must not name the veto's author. */
  nombreVetado: 'Ese nombre está vetado en la agencia',
  nombreParecido: 'Ese nombre se confunde con uno vetado en la agencia',
  /** Shown to staff who bring a person in. */
  personaVetada: (nombre: string) => `${nombre} está en la lista de vetos: levanta antes el veto.`,
  porDespido: 'Despido',
  sinLista: 'Pega los nombres o elige un fichero',
  demasiados: (maximo: number) => `Son demasiados: de una vez se vetan ${maximo} como mucho`,
  lineaMala: (linea: number, nombre: string, texto: string) =>
    `Línea ${linea}${nombre && `, «${nombre}»`}: ${lowerFirst(texto)}.`,
  masMalas: (cuantas: number) =>
    `Y ${contar(cuantas, 'línea más por arreglar', 'líneas más por arreglar')}.`,
  sobranCeldas: 'Tiene más celdas que columnas',
  nadaQueVetar: 'No queda ningún nombre que vetar.',
  /** The labels of names that a list leaves out. */
  deDentro: 'Están en la agencia, o se confunden con quien está',
  yaVetados: 'Ya vetados, o se confunden con un nombre vetado',
  repetidos: 'Repetidos en la lista, o se confunden entre sí',
  pasados: 'Levantados o vencidos en la lista',
  columnasSobrantes: 'Columnas que no se leen',
} as const;
