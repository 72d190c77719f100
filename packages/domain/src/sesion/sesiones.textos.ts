// These texts are separate from textos.ts, which the visitor's first page loads.

export const SESIONES = {
  dispositivoDesconocido: 'Programa o navegador desconocido',
  cerrada: 'Sesión cerrada',
  cerradas: (cuantas: number) =>
    cuantas === 1 ? 'Se ha cerrado otra sesión' : `Se han cerrado ${cuantas} sesiones`,
  sinOtras: 'No tenías otras sesiones abiertas',
  noEsTuya: 'Esa sesión no existe o no es tuya',
} as const;
