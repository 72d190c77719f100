export const CAMBIOS = {
  demasiados: 'Tienes el portal abierto en demasiados sitios a la vez.',
  lleno: 'El portal no puede avisar a más gente a la vez. Se seguirá preguntando cada poco.',
  sinConexion: 'Sin conexión · reintentando',
} as const;

export const VERSION = {
  versionNueva: 'Hay una versión nueva del portal.',
  abrirla: 'Abrirla',
} as const;
