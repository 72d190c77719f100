export const TOKENS = {
  sinNombre: 'Ponle un nombre al token',
  nombreLargo: 'El nombre debe tener como máximo 40 caracteres',
  nombreInvisible: 'El nombre lleva un carácter que no se ve',
  sinCaducidad: 'Elige cuándo caduca',
  caducado: 'La caducidad debe ser un momento que aún no ha pasado',
  caducaTarde: 'Un token caduca como mucho al cabo de un año',
  sinCodigos: 'Elige al menos un permiso, o que sea solo de lectura',
  sinClave: 'No dejes campos vacios',
  copiado: 'Token copiado',
  /** Only the server uses this text. */
  noLosTienes: (codigos: string) => `No puedes dar a un token permisos que no tienes: ${codigos}.`,
  repetido: 'Ya tienes un token con ese nombre',
  demasiados: 'Tienes demasiados tokens. Revoca alguno antes de hacer otro.',
  noEncontrado: 'Ese token no existe o ya está revocado.',
  hecho: (nombre: string) => `Token «${nombre}» hecho correctamente`,
  revocado: (nombre: string) => `Token «${nombre}» revocado: ya no abre nada`,
} as const;
