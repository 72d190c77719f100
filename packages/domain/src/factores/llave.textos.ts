export const LLAVE_NAVEGADOR = {
  noSabe: 'Este navegador no sabe usar llaves de acceso. Actualízalo o prueba con otro.',
  cancelada: 'Se canceló o pasó demasiado tiempo. Puedes volver a intentarlo.',
  yaPuesta: 'Ese dispositivo ya tiene una llave de acceso tuya.',
  noPuede: 'Ese dispositivo no puede hacer una llave de acceso. Prueba con otro.',
  direccion: 'El navegador no admite llaves de acceso en esta dirección del portal.',
} as const;
