import type { Module } from '../../gate/Module';
import {
  createDescuento,
  deleteDescuento,
  listDescuentos,
  readDescuento,
} from './descuentos.service';

export const descuentosModule: Module<'descuentos'> = {
  handlers: ({ db }) => ({
    getAllDescuentos: () => listDescuentos(db),
    getDescuento: ({ body }) => readDescuento(db, body.code),
    actionDescuentos: ({ body: { op, id, codigo = '', descuento = null }, write }) =>
      write((scope) =>
        op === 0 ? createDescuento(scope, { codigo, descuento }) : deleteDescuento(scope, id),
      ),
  }),
};
