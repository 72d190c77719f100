import type { AjusteRegistro } from '../agencia/registro';

export const CAMPOS_REGISTRO: Readonly<Record<keyof AjusteRegistro, string>> = {
  modo: 'Quién puede registrarse',
  prueba: 'Prueba del avatar',
  clones: 'Segundas cuentas',
  puerta: 'Quién mira en la puerta',
  presencia: 'Buscar salidas olvidadas',
  cierre: 'Cerrar los fichajes olvidados',
};

export const MODOS_REGISTRO: Readonly<Record<AjusteRegistro['modo'], string>> = {
  abierto: 'Cualquiera',
  invitacion: 'Con invitación',
  cerrado: 'Nadie',
};
export const PRUEBAS_REGISTRO: Readonly<Record<AjusteRegistro['prueba'], string>> = {
  none: 'No se pide',
  'avatar-motto': 'El código en la misión del avatar',
};
export const CLONES_REGISTRO: Readonly<Record<AjusteRegistro['clones'], string>> = {
  record: 'Se anotan',
  block: 'Se rechazan',
};

export const INVITACIONES = {
  registroGuardado: 'Registro guardado',
  creada: 'Invitación creada',
  anulada: 'Invitación anulada',
  desconocida: 'Esa invitación no existe.',
  yaAnulada: 'Esa invitación ya estaba anulada.',
  usos: 'Puede servir para entre 1 y 500 personas',
  dias: 'Puede durar entre 1 y 365 días',
  notaLarga: (maximo: number) => `La nota no puede pasar de ${maximo} caracteres`,
  /** This text is shown to people who register. */
  cerrado: 'El registro está cerrado. Habla con la administración de la agencia.',
  falta: 'Escribe tu código de invitación',
  noSirve: 'Esa invitación no existe. Revisa el código.',
  agotada: 'Esa invitación ya se ha usado. Pide otra.',
  caducada: 'Esa invitación ha caducado. Pide otra.',
  retirada: 'Esa invitación se ha anulado. Pide otra.',
} as const;
