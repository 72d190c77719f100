export const ASCENSOS = {
  seleccionaUsuario: 'Selecciona un usuario',
  noEncontrado: 'Ascenso no encontrado',
  errorAlEnviar: 'Error al enviar solicitud',
  enviada: 'Solicitud enviada correctamente',
  propuesto: (usuario: string) => `Propuesto: ${usuario}`,
  /** The name shown as the giver of a mission that no person gave. */
  sistema: 'Sistema',
  sinSiguiente: 'Ya está en la última misión a la que se asciende.',
  pendiente: 'Ya tiene una solicitud de ascenso pendiente.',
  noEsHora: 'Todavía no ha pasado el tiempo para su próximo ascenso.',
  jerarquia: 'Solo puedes ascender a quien está en una categoría inferior a la tuya.',
  fueraDeAlcance: 'Tu categoría no puede ascender hasta esa misión.',
} as const;
