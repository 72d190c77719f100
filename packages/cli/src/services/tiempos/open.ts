import { toSend } from '../../cambio/toSend';
import { parseSiNo } from '../../input/parseSiNo';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenApertura {
  readonly usuario: string;
  /** Whether the time has no encargado, instead of the user. */
  readonly sinEncargado: boolean;
}

/**
 * Opens times. The portal checks whether the person already has one: a half-sent file must pass
 * again.
 */
export const aperturaTarea: Tarea<'usuario' | 'sinEncargado', OrdenApertura> = {
  columnas: {
    usuario: { header: 'Usuario' },
    sinEncargado: { header: 'Sin encargado', flag: '--sin-encargado', isOptional: true },
  },
  nombre: ['tiempo', 'tiempos'],
  acto: 'tiempos open',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    sinEncargado: parseSiNo(campos.sinEncargado || 'no', nombres.sinEncargado),
  }),
  open: async (connection, ordenes) => {
    const { yo, find } = await readDirectorio(
      connection,
      ordenes.map(({ usuario }) => usuario),
    );
    return ({ usuario, sinEncargado }) => {
      const target = find(usuario);
      checkAccess(yo, 'openTime', { target });
      return {
        descripcion: `Abrir un tiempo a ${target.usuario}, ${sinEncargado ? 'sin encargado' : 'a tu cargo'}`,
        confirmacion: target.usuario,
        send: toSend(connection.api, 'openTime', {
          bajo: target.id,
          alto: sinEncargado ? -1 : yo.id,
        }),
      };
    };
  },
};
