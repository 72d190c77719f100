/** Selling missions: the first text is the old portal's, the rest are new. */
export const MISIONES = {
  seleccionaUsuario: 'Selecciona un usuario',
  seleccionaMision: 'Selecciona la nueva misión',
  misionDesconocida: 'Esa misión no existe.',
  compradorDespedido: 'Esa persona ya no está en la agencia.',
  aUnoMismo: 'Nadie se vende una misión a sí mismo.',
  noPorDebajo: 'Solo puedes vender a personas de una categoría inferior a la tuya.',
  noSuperior: 'Esa persona ya tiene esa misión u otra superior.',
  noEnVenta: 'Esa misión no está a la venta.',
  noAlcanza: 'Solo puedes vender misiones por debajo de tu categoría.',
  precioMenor: 'Esa misión cuesta menos que la que ya tiene. Revisa los precios en Mantenimiento.',
  faltaFirma:
    'Esa misión exige firma y la persona no tiene. Que se le ponga una antes de venderla.',
  precioCambiado: (precio: string) =>
    `El precio ha cambiado: ahora son ${precio}. Revísalo y vuelve a enviarlo.`,
  vendida: (mision: string, usuario: string) => `${usuario} ahora es ${mision}`,
} as const;

/** The sale's description in the list of sales. */
export const describeMision = (nombre: string): string => `Misión ${nombre}`;
