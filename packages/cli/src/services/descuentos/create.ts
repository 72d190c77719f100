import { descuentoRules, normalizeCodigo } from '@garita/domain/descuentos/descuento.rules';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';

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
