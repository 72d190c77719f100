export const AGENCIA = {
  sinConfigurar: 'La agencia todavía no está configurada.',
  yaConfigurada: 'La agencia ya está configurada.',
  enlaceInvalido:
    'Este enlace no es válido o ya se usó. Arranca el portal de nuevo para obtener otro.',
  configurada: 'La agencia está lista. Ya puedes acceder con tu nombre y tu contraseña.',
  nombreVacio: 'Ponle un nombre a la agencia',
  siglasVacias: 'Pon las siglas de la agencia',
  siglasLargas: 'Las siglas pueden tener hasta 5 letras o números',
  zonaDesconocida: 'Esa zona horaria no existe',
} as const;
