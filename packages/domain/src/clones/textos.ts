/** People who share an address. The old portal's texts are unknown; these are new. */
export const CLONES = {
  sinUsuario: 'Selecciona un usuario',
  permitido: (usuario: string) => `${usuario} ya puede compartir dirección`,
  noPermitido: (usuario: string) => `${usuario} ya no puede compartir dirección`,
  yaPermitido: (usuario: string) => `${usuario} ya está en la lista de permitidos.`,
  yaNoPermitido: (usuario: string) => `${usuario} no está en la lista de permitidos.`,
} as const;
