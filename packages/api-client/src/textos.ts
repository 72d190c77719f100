/** The client's own messages when no usable answer arrived. */
export const CLIENTE = {
  sinConexion: 'No se pudo conectar con el portal. Comprueba tu conexión y vuelve a intentarlo.',
  tardaDemasiado: 'El portal tarda demasiado en responder. Vuelve a intentarlo.',
  /**
   * The text for a write with an unknown outcome, which the user must check before repeating the
   * write.
   */
  sinSaber:
    'No ha llegado la respuesta del portal, y puede que se haya hecho. Comprueba tu conexión y mira cómo ha quedado antes de repetirlo.',
  respuestaRara: 'El portal respondió algo que no se entiende. Inténtalo de nuevo.',
} as const;
