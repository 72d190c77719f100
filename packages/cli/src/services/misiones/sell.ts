import { call } from '@garita/api-client/call';
import { isBelow } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import { MISIONES } from '@garita/domain/misiones/textos';
import { reachesMision, venderMisionRules } from '@garita/domain/misiones/venta.rules';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import { findFailure } from '@garita/domain/reglas/Rule';
import { RefusedError } from '../../errors';
import { parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { findMision, readPuestos } from '../rangos/escalera';
import { readDirectorio } from '../usuarios/directorio';

/**
 * Only the portal knows the buyer's signature, so these values disable the signature rule in the
 * command.
 */
const FIRMA_UNKNOWN = { firma: null, firmaDesde: Number.POSITIVE_INFINITY } as const;

export const ventaMisionTask = createTask({
  columnas: {
    usuario: personas(),
    mision: {
      header: 'Misión',
      takes: '--mision <misión>',
      help: 'cuál, por su nombre o su número; «garita misiones list» las lista',
    },
  },
  nombre: ['misión', 'misiones'],
  acto: 'misiones sell',
  parse: ({ usuario, mision }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    mision: parseTexto(mision, nombres.mision),
  }),
  llamada: 'addMision',
  lee: ['getRangosVenta'],
  open: async ({ yo, check, enLote, ...session }, ordenes) => {
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { find } = await readDirectorio(session, nombres);
    check();
    const [precios, puestoOf] = await Promise.all([
      call(session.api, 'getRangosVenta'),
      readPuestos(session),
    ]);
    return ({ usuario: quien, mision: typed }) => {
      const { id, usuario, id_categoria } = find(quien);
      if (!isBelow(yo, { id, id_categoria }))
        throw new RefusedError(id === yo.id ? MISIONES.aUnoMismo : MISIONES.noPorDebajo);
      const nueva = findMision(precios, typed);
      const puesto = puestoOf(id);
      const actual =
        precios.find(
          ({ nombre, categoria }) => nombre === puesto?.mision && categoria === id_categoria,
        ) ?? nueva;
      const precio = priceBetween(actual, nueva);
      const cambio = {
        descripcion: `Vender a ${usuario} la misión ${nueva.nombre}, por ${formatCredits(precio, session.moneda)}`,
        confirmacion: usuario,
      };
      // The rules below refuse a single sale of the present mission.
      if (enLote && actual === nueva)
        return { ...cambio, idle: `${usuario} ya es ${nueva.nombre}.`, send: async () => '' };
      const failure = findFailure(venderMisionRules, {
        ...{
          moneda: session.moneda,
          esSuperior: precios.indexOf(nueva) > precios.indexOf(actual),
          enVenta: nueva.venta === 1,
          alcanza: reachesMision(yo, nueva),
        },
        ...{ ...FIRMA_UNKNOWN, categoria: nueva.categoria, precio, visto: precio },
      });
      if (failure) throw new RefusedError(`${usuario}: ${failure.texto}`);
      const body = { usuario: id, rango: nueva.id, creditos: precio };
      return { ...cambio, turno: String(id), body };
    };
  },
});
