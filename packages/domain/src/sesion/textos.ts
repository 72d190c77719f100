export const SESION = {
  camposVacios: 'Hay Campos Vacios',
  entraste: 'Logeado Correctamente',
  entrasteComo: (usuario: string) => `Has entrado como ${usuario}`,
  saliste: 'Deslogeado Correctamente',
  loEscritoSigue: 'Lo que estabas escribiendo sigue ahí: abre otra vez su formulario.',
  sinCookies: 'Permite las cookies de este sitio y vuelve a entrar.',
  /**
   * A wrong password and an unknown name have one text. The portal names a dismissal only after the
   * right password.
   */
  noCoincide: 'El usuario o la contraseña no son correctos',
} as const;

/** Only the server uses this text, so it is not in the page's bundle. */
export const INTENTOS = {
  demasiadaGente: 'Hay demasiada gente entrando a la vez. Espera un momento y vuelve a probar.',
  demasiadosALaVez:
    'Hay demasiados intentos a la vez desde tu conexión. Espera un momento y vuelve a probar.',
  demasiados: (minutos: number) =>
    `Demasiados intentos. Espera ${minutos === 1 ? 'un minuto' : `${minutos} minutos`} y vuelve a probar.`,
} as const;
