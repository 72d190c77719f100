import { call } from '@garita/api-client/call';
import { descuentoRules, normalizeCodigo } from '@garita/domain/descuentos/descuento.rules';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { toOrden } from '../../change/PreparedChange';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';

export const descuentoTask = createTask({
  columnas: {
    codigo: {
      header: 'Código',
      takes: '[código]',
      help: 'el código, que no distingue mayúsculas',
    },
    descuento: { header: 'Descuento', takes: '[descuento]', help: 'cuánto, del 1 al 100' },
  },
  nombre: ['código', 'códigos'],
  acto: 'descuentos create',
  inverse: { acto: 'descuentos delete', campos: ({ codigo = '' }) => ({ codigo }) },
  parse: (campos, nombres) => {
    const codigo = normalizeCodigo(parseTexto(campos.codigo, nombres.codigo));
    const descuento = parseEntero(
      parseTexto(campos.descuento, nombres.descuento).replace(/\s*%$/, ''),
      nombres.descuento,
      1_000,
    );
    checkRules(descuentoRules, { codigo, descuento }, nombres);
    return { codigo, descuento };
  },
  llamada: 'actionDescuentos',
  open:
    async ({ check }) =>
    ({ codigo, descuento }) => {
      check();
      return {
        descripcion: `Código ${codigo}, ${descuento}% de descuento`,
        confirmacion: codigo,
        body: { op: 0, codigo, descuento },
      };
    },
});

/**
 * Deletes discount codes. In a bulk run a missing code is reported as refused, since an earlier
 * attempt may have deleted it.
 */
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
