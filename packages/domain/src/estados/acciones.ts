export const OP_ESTADO = { poner: 1, borrar: 2, listar: 3 } as const;
