export const OP_NOMBRE = { aceptar: 0, declinar: 1, pedir: 2 } as const;

export type RespuestaNombre = typeof OP_NOMBRE.aceptar | typeof OP_NOMBRE.declinar;
