/** What the server answers at the gate; the app shows these as they come. */
export const ACCESO = {
  sinSesion: 'Tu sesión no es válida. Vuelve a entrar.',
  /** Only to whoever proves to be that person, by their password or by the key of a session that the dismissal closed. */
  despedido: 'Te han despedido de la agencia. Si crees que es un error, habla con la gerencia.',
  sinNombrar: 'No dejes campos vacios',
  personaDesconocida: 'Esa persona no existe.',
  claveAjena: 'Cambia tu clave para seguir: la que usas te la dio otra persona.',
  /** Of a category whose codes whoever gives it lacks. */
  categoriaAjena: (codigos: readonly string[]) =>
    `No puedes dar una categoría con permisos que tú no tienes: ${codigos.join(', ')}.`,
  /** To a browser that fetches an address in advance, and to nobody else. */
  anticipada: 'Esto cambia algo y no se hace por adelantado. Ábrelo cuando quieras hacerlo.',
  sinPermiso: 'No tienes permiso para hacer esto.',
} as const;
