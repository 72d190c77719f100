const sayCodigos = (codigos: readonly string[]): string => codigos.join(', ');

/** The codes that another editor gave to or took from a category since the editor's last read. */
export interface FilaCambiada {
  readonly n_categoria: string;
  readonly dados: readonly string[];
  readonly quitados: readonly string[];
}

function sayFila({ n_categoria, dados, quitados }: FilaCambiada): string {
  const parts = [
    ...(dados.length > 0 ? [`ahora da ${sayCodigos(dados)}`] : []),
    ...(quitados.length > 0 ? [`ya no da ${sayCodigos(quitados)}`] : []),
  ];
  return `${n_categoria} ${parts.join(' y ')}`;
}

export const MATRIZ = {
  guardada: 'Permisos guardados',
  categoriaAlta: 'Solo cambias los permisos de las categorías por debajo de la tuya.',
  agcDelDuenio: 'Solo la persona dueña de la agencia da y quita agc.',
  noLoTienes: (codigo: string) => `No puedes dar ni quitar ${codigo}: tú no lo tienes.`,
  repetida: 'Cada categoría va una sola vez.',
  categoriaDesconocida: 'Esa categoría no existe.',
  haCambiado: (filas: readonly FilaCambiada[]) =>
    `Alguien ha cambiado los permisos mientras tanto: ${filas.map(sayFila).join('; ')}. No se ha guardado nada: míralo y decide de nuevo.`,
} as const;
