import { call } from '@garita/api-client/call';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { toOrden } from '../../change/PreparedChange';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';

/** In a lote a missing code is reported as refused: an earlier run may have deleted it. */
export const borrarTask = createTask({
  columnas: { codigo: { header: 'Código', takes: '[códigos...]', help: 'los códigos' } },
  nombre: ['código', 'códigos'],
  acto: 'descuentos delete',
  parse: ({ codigo }, nombres) => parseTexto(codigo, nombres.codigo),
  llamada: 'actionDescuentos',
  open: async ({ api }) => {
    const descuentos = await call(api, 'getAllDescuentos');
    return (typed) => {
      const found = descuentos.find((one) => isNamed(typed, one.codigo));
      if (found === undefined)
        return {
          descripcion: `Borrar el código ${typed}`,
          confirmacion: typed,
          turno: typed,
          gone: DESCUENTOS.noEncontrado,
        };
      const { id, codigo, descuento } = found;
      return {
        descripcion: `Borrar el código ${codigo}, ${descuento}% de descuento`,
        confirmacion: codigo,
        turno: codigo,
        deshacer: `Se vuelve a crear con ${toOrden('descuentos', 'create', codigo, String(descuento))}`,
        body: { op: 1, id },
      };
    };
  },
});
