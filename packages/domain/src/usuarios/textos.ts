/** Editing people (USU-19 to USU-21 are the old portal's texts). */
export const USUARIOS = {
  editado: 'Usuario editado correctamente',
  firmaVacia: 'Firma no puede estar vacia',
  firmaCorta: 'Firma debe contener 3 caracteres',
  misionDesconocida: 'Esa misión no existe.',
  categoriaDesconocida: 'Esa categoría no existe.',
  rangoSinPermiso: 'No tienes permiso para cambiar el rango.',
  rangoAlto: 'Solo puedes dar rangos por debajo del tuyo.',
  firmaDeDespedido: 'Una persona despedida no tiene firma.',
  direccionesBorradas: 'Direcciones borradas correctamente',
  ingresado: (usuario: string) => `${usuario} ha vuelto a la agencia`,
  /** Lists the codes of the person's former exception, which the user may give again. */
  ingresadoSin: (usuario: string, codigos: string) =>
    `${usuario} ha vuelto a la agencia sin sus permisos propios: ${codigos}`,
  ingresadoCon: (usuario: string, codigos: string) =>
    `${usuario} ha vuelto a la agencia con sus permisos propios: ${codigos}`,
  devolverSinExc: 'Para devolver los permisos propios hace falta el permiso exc.',
  claveAjena: (codigos: string) =>
    `No puedes regenerar la clave de quien tiene permisos que tú no tienes: ${codigos}.`,
  noDespedido: 'Esa persona no está despedida.',
  despedido: 'Esa persona está despedida.',
} as const;
