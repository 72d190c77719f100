import { parseSiNo } from '../../input/parseSiNo';
import { parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';

/**
 * Opens times. Only the portal checks whether a person already has an open time, since a partly
 * sent file may be sent again.
 */
export const aperturaTask = createTask({
  columnas: {
    usuario: personas(),
    sinEncargado: {
      header: 'Sin encargado',
      takes: '--sin-encargado',
      help: 'nadie lo lleva todavía',
      isOptional: true,
    },
  },
  nombre: ['tiempo', 'tiempos'],
  acto: 'tiempos open',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    sinEncargado: parseSiNo(campos.sinEncargado || 'no', nombres.sinEncargado),
  }),
  llamada: 'openTime',
  open: async ({ yo, readPersonas }) => {
    const find = await readPersonas();
    return ({ usuario: quien, sinEncargado }) => {
      const { id, usuario } = find(quien);
      return {
        descripcion: `Abrir un tiempo a ${usuario}, ${sinEncargado ? 'sin encargado' : 'a tu cargo'}`,
        confirmacion: usuario,
        body: { bajo: id, alto: sinEncargado ? -1 : yo.id },
      };
    };
  },
});
