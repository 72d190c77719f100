// These texts are separate from textos.ts, which the visitor's first page loads.

export const REGISTRO = {
  camposVacios: 'No dejes campos vacios',
  registrado: 'Registrado correctamente. Ya puedes acceder con tu nombre y tu contraseña.',
  /** The answers of `ipdetect`, with and without verification. */
  ponCodigo: 'Pon este código en la misión de tu avatar y regístrate con el mismo nombre.',
  sinVerificar:
    'Este es el código de tu conexión. Para registrarte no tienes que ponerlo en ningún sitio.',
  sinAvatar:
    'No encontramos un avatar público con ese nombre. Revisa el nombre y que tu perfil sea visible.',
  sinCodigo: (codigo: string) =>
    `La misión de tu avatar no contiene el código ${codigo}. Ponlo, espera un momento y vuelve a probar.`,
  avatarNoResponde:
    'El servicio de avatares no responde. Vuelve a intentarlo dentro de un momento.',
  clon: 'Desde tu conexión ya se ha registrado otra persona. Habla con la administración de la agencia.',
} as const;

/** The first password of an account is not a «nueva clave». */
const fallosDe = (clave: 'La clave' | 'La nueva clave') => ({
  corta: `${clave} debe contener minimo 8 caracteres`,
  larga: `${clave} debe contener como máximo 128 caracteres`,
  comoElNombre: `${clave} no puede ser el nombre`,
  comun: `${clave} es de las más usadas y se adivina enseguida: elige otra`,
  invisible: `${clave} lleva un carácter que no se ve`,
});

export type FallosClave = ReturnType<typeof fallosDe>;
export const PRIMERA_CLAVE = fallosDe('La clave');
export const NUEVA_CLAVE = fallosDe('La nueva clave');

export const CLAVES = {
  camposVacios: 'No dejes campos vacios',
  distintas: 'Las claves no son las mismas',
  laMisma: 'La nueva clave debe ser distinta de la actual',
  actualIncorrecta: 'La clave actual no es correcta',
  cambiada: 'Clave cambiada correctamente',
  adelantada: 'Tu clave ha cambiado mientras tanto. Vuelve a entrar con la nueva.',
  /** The old portal's texts (USU-24, USU-25). */
  generada: 'Clave generada correctamente',
  copiada: 'Clave copiada',
  copiadas: 'Contraseñas copiadas',
} as const;

export const CONFIGURACION = {
  guardada: 'Configuración guardada correctamente',
} as const;
