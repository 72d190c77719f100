/** What the client itself has to say when no usable answer came. */
export const CLIENTE = {
  sinConexion: 'No se pudo conectar con el portal. Comprueba tu conexión y vuelve a intentarlo.',
  tardaDemasiado: 'El portal tarda demasiado en responder. Vuelve a intentarlo.',
  /** Of what may not be pressed again before somebody has looked. */
  sinSaber:
    'No ha llegado la respuesta del portal, y puede que se haya hecho. Comprueba tu conexión y mira cómo ha quedado antes de repetirlo.',
  respuestaRara: 'El portal respondió algo que no se entiende. Inténtalo de nuevo.',
} as const;
