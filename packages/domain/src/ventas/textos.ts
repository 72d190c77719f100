export const VENTAS = {
  pagada: 'Venta marcada como pagada',
  noPagada: 'Venta marcada como no pagada',
  noExiste: 'Esa venta no existe.',
  propia: 'Es tu propia venta: que la entregaste lo marca otra persona.',
  anulada: 'Esa venta se anuló: lo que se vendió fue borrado.',
} as const;
