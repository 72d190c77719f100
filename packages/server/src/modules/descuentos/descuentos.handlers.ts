import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { createDescuento, deleteDescuento, listDescuentos, readDescuento } from './descuentos.service';

export const descuentosHandlers = ({ db }: Deps): HandlersOf<'descuentos'> => ({
  getAllDescuentos: () => listDescuentos(db),
  getDescuento: ({ body }) => readDescuento(db, body.code),
  actionDescuentos: ({ body: { op, id, codigo = '', descuento = null }, write }) =>
    write((scope) => (op === 0 ? createDescuento(scope, { codigo, descuento }) : deleteDescuento(scope, id))),
});
