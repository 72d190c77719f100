import { contarPersonas } from '../formato/contarPersonas';

export const ESCALAFON = {
  sinPrincipio:
    'El escalafón necesita una categoría por debajo de la 10: en ella empieza quien se registra.',
  sinMisiones: (categoria: string) =>
    `${categoria} no tiene ninguna misión: añade una o apaga el nivel`,
  demasiadas: (categoria: string, maximo: number) =>
    `${categoria} puede tener hasta ${maximo} misiones`,
  misionSinNombre: 'Ponle un nombre a la misión',
  categoriaSinNombre: (nivel: number) => `Ponle un nombre a la categoría del nivel ${nivel}`,
  largo: (maximo: number) => `El nombre puede tener hasta ${maximo} caracteres`,
  repetida: (mision: string, categoria: string) =>
    `${categoria} ya tiene una misión que se llama ${mision}`,
  sinDestino: (personas: number, mision: string) =>
    personas === 1
      ? `Di adónde va la única persona de ${mision}`
      : `Di adónde van las ${contarPersonas(personas)} de ${mision}`,
  deOtra: (mision: string) => `${mision} no puede cambiar de categoría: retírala y añade otra allí`,
  sinFirma: (categoria: string, personas: string) =>
    `${categoria} pide firma, y no la tienen: ${personas}. Pónsela antes o elige otra misión.`,
  destinoAlto: 'Solo puedes llevar a alguien a una misión por debajo de tu categoría.',
  nivelDesconocido: 'Ese nivel no existe.',
  nivelRepetido: 'Ese nivel está dos veces.',
  misionDesconocida: 'Alguna de esas misiones no está en el escalafón.',
  haCambiado:
    'Alguien ha cambiado el escalafón mientras tanto. Revisa qué cambia y vuelve a guardar.',
  guardado: 'Escalafón guardado',
  sinCambios: 'El escalafón ya estaba así',
  /** The reason in the history of people who were moved. */
  motivo: 'Cambio de escalafón',
} as const;

export const ARCHIVO = {
  noEsJson: 'El fichero no se puede leer: no es JSON.',
  noEsEscalafon: 'Este fichero no es un escalafón de Garita.',
  otraVersion:
    'Este fichero es de una versión de Garita más nueva. Actualiza el portal para usarlo.',
  falta: (donde: string, campo: string) => `${donde}: falta «${campo}» o no es lo que debería.`,
} as const;
