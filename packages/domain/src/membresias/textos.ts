import { DIAS_PERIODO, type Periodo } from './periodo';

/**
 * Selling memberships: the old portal's texts (MEM-12 to MEM-14), and new texts where it had none.
 */
export const MEMBRESIAS = {
  faltanDatos: 'Faltan Datos',
  noExiste: 'Esa membresía no existe.',
  yaNoSeVende: (membresia: string) => `${membresia} ya no se vende.`,
  ventaNoExiste: 'Esa membresía vendida no existe.',
  yaBorrada: 'Esa membresía ya estaba borrada.',
  compradorDespedido: 'Esa persona ya no está en la agencia.',
  esDeLaAgencia: (usuario: string) =>
    `${usuario} es de la agencia: elige a esa persona en lugar de escribir su nombre.`,
  yaEsPermanente: (comprador: string, membresia: string) =>
    `${comprador} ya tiene ${membresia} para siempre.`,
  precioCambiado: (precio: string) =>
    `El precio ha cambiado: ahora son ${precio}. Revísalo y vuelve a enviarlo.`,
  vendida: (membresia: string, comprador: string) =>
    `Membresía ${membresia} vendida a ${comprador}`,
  borrada: (comprador: string) => `Membresía de ${comprador} borrada`,
  borradaConVenta: (comprador: string) =>
    `Membresía de ${comprador} borrada, y su venta pendiente anulada`,
  borradaSinVenta: (comprador: string) =>
    `Membresía de ${comprador} borrada; su venta sigue en Ventas`,
} as const;

/** The sale's description in the list of sales: `Membresía VIP, 30 días`. */
export const describeMembresia = (
  { nombre, perma }: { readonly nombre: string; readonly perma: number },
  periodo: Periodo,
): string => `Membresía ${nombre}, ${perma === 1 ? 'permanente' : `${DIAS_PERIODO[periodo]} días`}`;
