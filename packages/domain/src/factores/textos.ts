export const FACTORES = {
  falta: 'Falta tu segundo factor',
  /**
   * A wrong, an expired and a used code have one text, so that the text does not reveal the reason.
   */
  codigoIncorrecto: 'El código no es correcto',
  /** The authenticator's secret was encrypted under another portal secret. */
  ilegible:
    'Este portal no puede comprobar los códigos de tu aplicación. Usa un código de recuperación o una llave de acceso, y avisa a quien mantiene el portal.',
  retoTerminado:
    'Ha pasado demasiado tiempo o hubo demasiados códigos equivocados. Vuelve a escribir tu contraseña.',
  preparada: 'Escanea el código y escribe el que muestra tu aplicación',
  nadaQueConfirmar: 'Eso ya no espera una confirmación. Empieza otra vez.',
  puesta: 'Tu aplicación ya es tu segundo factor',
  quitada: 'Se ha quitado la aplicación',
  sinAplicacion: 'No tienes ninguna aplicación puesta',
  sinFactor: 'Antes pon un segundo factor',
  exigido: 'Tu agencia te exige un segundo factor: ponlo para seguir.',
  seExige: 'Tu agencia te exige un segundo factor: puedes cambiarlo, y no quitarlo.',
  exigencia: 'Guardado: se exige desde ahora',
  exigenciaIgual: 'Eso ya estaba así',
  llavePreparada: 'Tu dispositivo te pedirá ahora que la confirmes',
  llavePuesta: (nombre: string) => `La llave «${nombre}» ya es tu segundo factor`,
  llaveQuitada: (nombre: string) => `Se ha quitado la llave «${nombre}»`,
  llaveNoEncontrada: 'Esa llave no es tuya, o ya se ha quitado',
  llaveRepetida: 'Esa llave ya está puesta',
  llaveNoVale: 'No se pudo comprobar la llave. Empieza otra vez.',
  /**
   * An unknown passkey and an expired or altered answer have one text, so that the text does not
   * reveal the reason.
   */
  llaveIncorrecta: 'No se pudo comprobar tu llave de acceso',
  llaveAqui:
    'En esta dirección no se pueden usar llaves de acceso: hace falta HTTPS y un nombre, no un número.',
  demasiadasLlaves: 'Tienes diez llaves, y no caben más. Quita alguna antes.',
  unaForma: 'Da un código o una llave de acceso, y no los dos.',
  codigosNuevos: 'Tus códigos de recuperación son nuevos; los de antes ya no sirven',
  reiniciado: (usuario: string) => `${usuario} ya no tiene segundo factor`,
  noTiene: 'Esa persona no tiene segundo factor.',
  /** Worded like the refusal to regenerate a password. */
  ajeno: (permisos: string) =>
    `No puedes quitar el segundo factor de quien tiene permisos que tú no tienes: ${permisos}.`,
} as const;
