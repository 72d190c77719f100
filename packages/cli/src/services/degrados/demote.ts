import { listInferiores } from '@garita/domain/degrados/inferiores';
import { DEGRADOS } from '@garita/domain/degrados/textos';
import { isSeleccionable } from '@garita/domain/rangos/isSeleccionable';
import { RefusedError } from '../../errors';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { findMision, readEscalera, readPuestos } from '../rangos/escalera';

/**
 * Demotes people. In a bulk run a person already on that mission is accepted, since a partly sent
 * file may be sent again.
 */
export const degradoTask = createTask({
  columnas: {
    usuario: personas(),
    mision: {
      header: 'Misión',
      takes: '--mision <misión>',
      help: 'la misión a la que pasa, por su nombre o su número',
    },
    motivo: { header: 'Motivo', takes: '--motivo <texto>', help: 'por qué' },
  },
  nombre: ['degrado', 'degrados'],
  acto: 'degrados demote',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    mision: parseTexto(campos.mision, nombres.mision),
    motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto).trim(),
  }),
  llamada: 'actionDegrado',
  open: async ({ api, check, readPersonas, enLote }) => {
    const find = await readPersonas();
    check();
    const [escalera, puestoOf] = await Promise.all([readEscalera({ api }), readPuestos({ api })]);
    return ({ usuario, mision, motivo }) => {
      const persona = find(usuario);
      const nueva = findMision(escalera, mision);
      const actual = puestoOf(persona.id)?.mision ?? '';
      const inferiores = listInferiores(
        escalera,
        (one) => one.nombre === actual && one.id_categoria === persona.id_categoria,
      );
      const isThere = nueva.nombre === actual && nueva.id_categoria === persona.id_categoria;
      if (!inferiores.includes(nueva) && !(enLote && isThere)) {
        throw new RefusedError(
          `${persona.usuario}: ${isSeleccionable(nueva) ? DEGRADOS.noInferior : DEGRADOS.fueraDeSelector}`,
        );
      }
      return {
        descripcion: `Degradar a ${persona.usuario} de ${actual} a ${nueva.nombre}: «${motivo}»`,
        persona,
        body: { usuario: persona.id, motivo, rango: nueva.id },
      };
    };
  },
});
