export const PUERTA = {
  sinNombre: 'Escribe el nombre de quien está en la puerta',
  sinCategoria: (desde: number) =>
    `La agencia deja mirar en la puerta desde la categoría ${desde}.`,
  sinConexion:
    'Sin conexión no se puede saber: quien ayer estaba en la agencia puede estar hoy despedido o vetado.',
  demasiados: (maximo: number) =>
    `Son demasiados: se miran ${maximo} nombres como mucho de una vez`,
} as const;
