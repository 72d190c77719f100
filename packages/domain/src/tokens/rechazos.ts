/** Only the server uses these texts. */
export const RECHAZOS_TOKEN = {
  noVale: 'Ese token no es válido: puede estar mal copiado, caducado o revocado.',
  soloLectura: 'Este token es de solo lectura: con él no se puede cambiar nada.',
  nunca: 'Esto no se puede hacer con un token. Entra en el portal con tu contraseña.',
  sinPermiso: 'Este token no da permiso para hacer esto.',
} as const;
