import { call } from '@garita/api-client/call';
import { isBelow } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import { MISIONES } from '@garita/domain/misiones/textos';
import { reachesMision, venderMisionRules } from '@garita/domain/misiones/venta.rules';
import { priceBetween } from '@garita/domain/rangos/priceBetween';
import { findFailure } from '@garita/domain/reglas/Rule';
import { toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { RefusedError } from '../../errors';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { findMision } from '../rangos/escalera';
import { readPuestos } from '../rangos/puestos';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenMision {
  /** A name or an id, as typed. */
  readonly usuario: string;
  /** A mission's name or id, as typed. */
  readonly mision: string;
}

/** Only the portal knows the buyer's signature, so these values disable its rule here. */
const FIRMA_UNKNOWN = { firma: null, firmaDesde: Number.POSITIVE_INFINITY } as const;

export const ventaMisionTarea: Tarea<'usuario' | 'mision', OrdenMision> = {
  columnas: { usuario: { header: 'Usuario' }, mision: { header: 'Misión', flag: '--mision' } },
  nombre: ['misión', 'misiones'],
  acto: 'misiones sell',
  parse: ({ usuario, mision }, nombres) => ({
    usuario: parseTexto(usuario, nombres.usuario),
    mision: parseTexto(mision, nombres.mision),
  }),
  open: async (connection, ordenes, _, enLote) => {
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await readDirectorio(connection, nombres);
    checkAccess(yo, 'addMision');
    const [precios, puestoOf] = await Promise.all([
      call(connection.api, 'getRangosVenta'),
      readPuestos(connection),
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
        descripcion: `Vender a ${usuario} la misión ${nueva.nombre}, por ${formatCredits(precio, connection.moneda)}`,
        confirmacion: usuario,
      };
      // A single sale fails in the rules below instead.
      if (enLote && actual === nueva)
        return toIdle(
          { ...cambio, send: async () => '' },
          `${usuario} ya es ${nueva.nombre}.`,
          enLote,
        );
      const failure = findFailure(venderMisionRules, {
        ...{
          moneda: connection.moneda,
          esSuperior: precios.indexOf(nueva) > precios.indexOf(actual),
          enVenta: nueva.venta === 1,
          alcanza: reachesMision(yo, nueva),
        },
        ...{ ...FIRMA_UNKNOWN, categoria: nueva.categoria, precio, visto: precio },
      });
      if (failure) throw new RefusedError(`${usuario}: ${failure.texto}`);
      const body = { usuario: id, rango: nueva.id, creditos: precio };
      return {
        ...cambio,
        turno: String(id),
        send: toSend(connection.api, 'addMision', body),
      };
    };
  },
};
