/** What the client itself has to say when no usable answer came. */
export const CLIENTE = {
  sinConexion: 'No se pudo conectar con el portal. Comprueba tu conexión y vuelve a intentarlo.',
  tardaDemasiado: 'El portal tarda demasiado en responder. Vuelve a intentarlo.',
  respuestaRara: 'El portal respondió algo que no se entiende. Inténtalo de nuevo.',
} as const;
