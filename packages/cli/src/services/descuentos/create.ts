import { descuentoRules, normalizeCodigo } from '@garita/domain/descuentos/descuento.rules';
import { toSend } from '../../cambio/toSend';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

interface OrdenDescuento {
  readonly codigo: string;
  /** Percent. */
  readonly descuento: number;
}

export const descuentoTarea: Tarea<'codigo' | 'descuento', OrdenDescuento> = {
  columnas: { codigo: { header: 'Código' }, descuento: { header: 'Descuento' } },
  nombre: ['código', 'códigos'],
  acto: 'descuentos create',
  inversa: { acto: 'descuentos delete', campos: ({ codigo = '' }) => ({ codigo }) },
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
  open: async (connection) => {
    const yo = await whoami(connection);
    return ({ codigo, descuento }) => {
      checkAccess(yo, 'actionDescuentos');
      return {
        descripcion: `Código ${codigo}, ${descuento}% de descuento`,
        confirmacion: codigo,
        send: toSend(connection.api, 'actionDescuentos', { op: 0, codigo, descuento }),
      };
    };
  },
};
