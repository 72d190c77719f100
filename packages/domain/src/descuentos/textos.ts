/** The old portal's texts (DSC-06, DSC-07, TRA-09, TRA-11), and new texts where it had none. */
export const DESCUENTOS = {
  faltanDatos: 'Faltan Datos',
  /**
   * The error when a transfer gives no code. The old portal spells it differently from
   * `faltanDatos`.
   */
  faltaCodigo: 'Faltan datos',
  fueraDeLimites: 'El descuento es un número entero del 1 al 100.',
  codigoInvisible: 'El código solo puede llevar letras, números y signos que se vean.',
  codigoLargo: 'El código puede llevar 64 caracteres como mucho.',
  ocupado: 'Ese código ya existe.',
  noEncontrado: 'Ese código no existe.',
  creado: (codigo: string, porciento: number) =>
    `Código ${codigo} creado: ${porciento}% de descuento`,
  borrado: (codigo: string) => `Código ${codigo} borrado`,
  yaBorrado: (codigo: string, encargado: string) => `${encargado} ya borró el código ${codigo}.`,
  aplicado: (porciento: number) => `Aplicado el ${porciento}% de descuento`,
} as const;
