/** The catalogue of ranks, memberships and missions: the first is the portal's word (MAN-09). */
export const MANTENIMIENTO = {
  nombreVacio: 'Nombre vacio',
  noEsNumero: 'Escribe un número entero',
  negativo: 'No puede ser menor que 0',
  demasiado: (maximo: number) => `No puede pasar de ${maximo.toLocaleString('es-ES')}`,
  esperaInvalida: 'Escribe una espera como 30 minute, 12 hour o 2 days',
  esperaLarga: 'La espera no puede pasar de 3650 días',
  posicionDesconocida: (categorias: number) => `Solo hay ${categorias} categorías`,
  placaInvalida: 'Escribe una dirección que empiece por / o por https://',
  placaDeOtroSitio: (sitios: readonly string[]) =>
    `El portal no muestra imágenes de ese sitio: escribe una dirección que empiece por ${['/', ...sitios.map((sitio) => `${sitio}/`)].join(' o por ')}`,
  categoriaEditada: (nombre: string) => `Categoría ${nombre} editada correctamente`,
  membresiaEditada: (nombre: string) => `Membresía ${nombre} editada correctamente`,
  misionEditada: (nombre: string) => `Misión ${nombre} editada correctamente`,
  categoriaDesconocida: 'Esa categoría no existe.',
  membresiaDesconocida: 'Esa membresía no existe.',
  misionDesconocida: 'Esa misión no existe.',
  categoriaAlta: 'Solo puedes editar categorías y misiones por debajo de la tuya.',
  alcanceAlto: 'Solo puedes dejar que ascienda a categorías por debajo de la tuya',
  permisosDelDuenio: 'Solo la persona dueña de la agencia cambia los permisos de una categoría.',
} as const;
