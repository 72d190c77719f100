/**
 * The server's refusals: no access, an unknown person, an empty field. The app shows them unchanged.
 */
export const ACCESO = {
  sinSesion: 'Tu sesión no es válida. Vuelve a entrar.',
  /**
   * This text is sent only after proof of identity: the password, or the key of a session that the
   * dismissal closed.
   */
  despedido: 'Te han despedido de la agencia. Si crees que es un error, habla con la gerencia.',
  sinNombrar: 'No dejes campos vacios',
  personaDesconocida: 'Esa persona no existe.',
  claveAjena: 'Cambia tu clave para seguir: la que usas te la dio otra persona.',
  /** The category has codes that the giver lacks. */
  categoriaAjena: (codigos: readonly string[]) =>
    `No puedes dar una categoría con permisos que tú no tienes: ${codigos.join(', ')}.`,
  /** The answer to a prefetch. */
  anticipada: 'Esto cambia algo y no se hace por adelantado. Ábrelo cuando quieras hacerlo.',
  sinPermiso: 'No tienes permiso para hacer esto.',
} as const;
