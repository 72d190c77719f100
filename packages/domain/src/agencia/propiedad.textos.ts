export const PROPIEDAD = {
  enlaceInvalido:
    'Este enlace no es válido, ya se usó o ha caducado. Pide otro en el servidor con «npm run recuperar».',
  recuperada: 'Contraseña cambiada. Ya puedes acceder con tu nombre y tu contraseña.',
  sinPersona: 'Elige a quién se la traspasas',
  claveDada: (usuario: string) =>
    `${usuario} usa una clave que le dio otra persona: antes tiene que entrar y cambiarla.`,
  traspasada: (usuario: string) =>
    `La agencia es ahora de ${usuario}. Vuelve a entrar con los permisos que te quedan.`,
} as const;
