import { listInferiores } from '@garita/domain/degrados/inferiores';
import { DEGRADOS } from '@garita/domain/degrados/textos';
import { isSeleccionable } from '@garita/domain/rangos/isSeleccionable';
import { toSend } from '../../cambio/toSend';
import { RefusedError } from '../../errors';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { findMision, readEscalera } from '../rangos/escalera';
import { readPuestos } from '../rangos/puestos';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenDegrado {
  /** A name or an id, as typed. */
  readonly usuario: string;
  /** A mission's name or id, as typed. */
  readonly mision: string;
  readonly motivo: string;
}

/**
 * Demotes people. A person already on that mission is accepted: a half-sent file must pass again.
 */
export const degradoTarea: Tarea<'usuario' | 'mision' | 'motivo', OrdenDegrado> = {
  columnas: {
    usuario: { header: 'Usuario' },
    mision: { header: 'Misión', flag: '--mision' },
    motivo: { header: 'Motivo', flag: '--motivo' },
  },
  nombre: ['degrado', 'degrados'],
  acto: 'degrados demote',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    mision: parseTexto(campos.mision, nombres.mision),
    motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto).trim(),
  }),
  open: async (connection, ordenes, _, enLote) => {
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await readDirectorio(connection, nombres);
    checkAccess(yo, 'actionDegrado');
    const [escalera, puestoOf] = await Promise.all([
      readEscalera(connection),
      readPuestos(connection),
    ]);
    return ({ usuario, mision, motivo }) => {
      const target = find(usuario);
      checkAccess(yo, 'actionDegrado', { target });
      const nueva = findMision(escalera, mision);
      const actual = puestoOf(target.id)?.mision ?? '';
      const inferiores = listInferiores(
        escalera,
        (one) => one.nombre === actual && one.id_categoria === target.id_categoria,
      );
      const isThere = nueva.nombre === actual && nueva.id_categoria === target.id_categoria;
      if (!inferiores.includes(nueva) && !(enLote && isThere)) {
        throw new RefusedError(
          `${target.usuario}: ${isSeleccionable(nueva) ? DEGRADOS.noInferior : DEGRADOS.fueraDeSelector}`,
        );
      }
      return {
        descripcion: `Degradar a ${target.usuario} de ${actual} a ${nueva.nombre}: «${motivo}»`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(connection.api, 'actionDegrado', {
          usuario: target.id,
          motivo,
          rango: nueva.id,
        }),
      };
    };
  },
};
