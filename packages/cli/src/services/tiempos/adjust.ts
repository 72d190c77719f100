import { findObstaculo, OP_TIEMPO } from '@garita/domain/tiempos/acciones';
import { ajusteTiempoRules } from '@garita/domain/tiempos/ajusteTiempo.rules';
import { toGone } from '../../cambio/Cambio';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { negate, parseEntero } from '../../input/parseEntero';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { openTiempos, sinTiempo, toCambio } from './act';

/** One week, in minutes: more is a typo. The portal decides in the end. */
const MAX = 10_080;

interface OrdenAjuste {
  readonly usuario: string;
  /** Negative minutes are subtracted. */
  readonly minutos: number;
}

export const ajusteTarea: Tarea<'usuario' | 'minutos', OrdenAjuste> = {
  columnas: { usuario: { header: 'Usuario' }, minutos: { header: 'Minutos', flag: '--minutos' } },
  nombre: ['ajuste', 'ajustes'],
  acto: 'tiempos adjust',
  inversa: {
    acto: 'tiempos adjust',
    campos: (campos) => ({ ...campos, minutos: negate(campos.minutos) }),
  },
  parse: (campos, nombres) => {
    const minutos = parseEntero(parseTexto(campos.minutos, nombres.minutos), nombres.minutos, MAX);
    checkRules(ajusteTiempoRules, { minutos: Math.abs(minutos) }, nombres);
    return { usuario: parseTexto(campos.usuario, nombres.usuario), minutos };
  },
  open: async (connection, ordenes, _, enLote) => {
    const usuarios = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await openTiempos(connection, OP_TIEMPO.ajustar, usuarios);
    return ({ usuario, minutos }) => {
      const tiempo = find(usuario);
      const cuantos = Math.abs(minutos);
      const descripcion = `${minutos < 0 ? 'Restar' : 'Sumar'} ${cuantos} min al tiempo de ${tiempo?.bajoNombre ?? usuario}`;
      if (tiempo === undefined)
        return toGone({ descripcion, confirmacion: usuario }, sinTiempo(usuario), enLote);
      const obstaculo = findObstaculo('ajustar', tiempo, yo);
      if (obstaculo !== null) throw new RefusedError(`${tiempo.bajoNombre}: ${obstaculo.texto}`);
      return toCambio(
        connection,
        {
          accion: 'ajustar',
          tiempo,
          operacion: minutos < 0 ? 'restar' : 'sumar',
          minutos: cuantos,
        },
        descripcion,
      );
    };
  },
};
