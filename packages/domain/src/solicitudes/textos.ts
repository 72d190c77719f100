export const SOLICITUDES = {
  aceptada: (mision: string) => `Ascenso aceptado: ahora eres ${mision}`,
  declinada: 'Solicitud declinada',
  yaRespondida: 'Esa solicitud ya fue respondida.',
  noEncontrada: 'Esa solicitud no existe.',
  cambio: 'La solicitud ya no es la que viste. Vuelve a cargar la página.',
  faltaFirma: 'Antes de aceptar debes poner tu firma.',
  encargadoNoPuede: 'Quien te propuso ya no puede ascenderte a esa misión.',
} as const;
