/** The first two texts are the old portal's (EXC-11 to EXC-13). */
export const EXCEPCIONES = {
  sinUsuario: 'No dejes campos vacios',
  sinPermisos: 'Selecciona permisos',
  permisoDesconocido: 'Ese permiso no existe.',
  creada: (usuario: string) => `Excepción de ${usuario} creada correctamente`,
  editada: (usuario: string) => `Excepción de ${usuario} editada correctamente`,
  editadaConserva: (usuario: string, codigos: string) =>
    `Excepción de ${usuario} editada correctamente. Conserva lo que tú no tienes: ${codigos}.`,
  borrada: (usuario: string) => `Excepción de ${usuario} borrada correctamente`,
  noLoTienes: (codigos: string) => `No puedes dar permisos que no tienes: ${codigos}.`,
  noLoQuitas: (codigos: string) => `No puedes quitar permisos que no tienes: ${codigos}.`,
  yaTiene: (usuario: string) => `${usuario} ya tiene una excepción: edítala.`,
  noEncontrada: 'Esa excepción no existe.',
  haCambiado: (usuario: string) =>
    `Alguien ha cambiado mientras tanto los permisos de ${usuario}. Míralos y decide de nuevo.`,
  estaDespedido: 'Esa persona ya no está en la agencia.',
} as const;
