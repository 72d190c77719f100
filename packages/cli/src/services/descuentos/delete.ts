import { call } from '@garita/api-client/call';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { toGone, toOrden } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { isNamed } from '../findRow';

/**
 * Deletes discount codes. In a lote a missing code is reported as refused, since this lote may have
 * deleted it.
 */
export const borrarTarea: Tarea<'codigo', string> = {
  columnas: { codigo: { header: 'Código' } },
  nombre: ['código', 'códigos'],
  acto: 'descuentos delete',
  parse: ({ codigo }, nombres) => parseTexto(codigo, nombres.codigo),
  open: async (connection, _, __, enLote) => {
    const descuentos = await call(connection.api, 'getAllDescuentos');
    return (typed) => {
      const found = descuentos.find((one) => isNamed(typed, one.codigo));
      if (found === undefined)
        return toGone(
          { descripcion: `Borrar el código ${typed}`, confirmacion: typed, turno: typed },
          DESCUENTOS.noEncontrado,
          enLote,
        );
      const { id, codigo, descuento } = found;
      return {
        descripcion: `Borrar el código ${codigo}, ${descuento}% de descuento`,
        confirmacion: codigo,
        turno: codigo,
        deshacer: `Se vuelve a crear con ${toOrden('descuentos', 'create', codigo, String(descuento))}`,
        send: toSend(connection.api, 'actionDescuentos', { op: 1, id }),
      };
    };
  },
};
