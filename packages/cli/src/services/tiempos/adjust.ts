import { findObstaculo } from '@garita/domain/tiempos/acciones';
import { ajusteTiempoRules } from '@garita/domain/tiempos/ajusteTiempo.rules';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { negate, parseEntero } from '../../input/parseEntero';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';
import { DE_QUIENES, deTiempo, openTiempos, sinTiempo, toActo } from './act';

/** The minutes of a week. A larger number is probably a typo. The portal's limit may be lower. */
const MAX = 10_080;

export const ajusteTask = createTask({
  ...deTiempo('ajustar'),
  columnas: {
    usuario: DE_QUIENES,
    minutos: { header: 'Minutos', takes: '--minutos <número>', help: 'cuántos: con - se restan' },
  },
  nombre: ['ajuste', 'ajustes'],
  acto: 'tiempos adjust',
  inverse: {
    acto: 'tiempos adjust',
    campos: (campos) => ({ ...campos, minutos: negate(campos.minutos) }),
  },
  parse: (campos, nombres) => {
    const minutos = parseEntero(parseTexto(campos.minutos, nombres.minutos), nombres.minutos, MAX);
    checkRules(ajusteTiempoRules, { minutos: Math.abs(minutos) }, nombres);
    return { usuario: parseTexto(campos.usuario, nombres.usuario), minutos };
  },
  open: async (mesa, ordenes) => {
    const usuarios = ordenes.map(({ usuario }) => usuario);
    const find = await openTiempos(mesa, usuarios);
    return ({ usuario, minutos }) => {
      const tiempo = find(usuario);
      const cuantos = Math.abs(minutos);
      const descripcion = `${minutos < 0 ? 'Restar' : 'Sumar'} ${cuantos} min al tiempo de ${tiempo?.bajoNombre ?? usuario}`;
      if (tiempo === undefined)
        return { descripcion, confirmacion: usuario, gone: sinTiempo(usuario) };
      const obstaculo = findObstaculo('ajustar', tiempo, mesa.yo);
      if (obstaculo !== null) throw new RefusedError(`${tiempo.bajoNombre}: ${obstaculo.texto}`);
      const operacion = minutos < 0 ? 'restar' : 'sumar';
      return toActo({ accion: 'ajustar', tiempo, operacion, minutos: cuantos }, descripcion);
    };
  },
});
