import { toOrden } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { readAll } from '../readAll';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenDespido {
  /** A name or an id, as typed. */
  readonly usuario: string;
  readonly motivo: string;
}

/** Dismisses people. A person already dismissed is accepted: a half-sent file must pass again. */
export const despidoTarea: Tarea<'usuario' | 'motivo', OrdenDespido> = {
  columnas: { usuario: { header: 'Usuario' }, motivo: { header: 'Motivo', flag: '--motivo' } },
  nombre: ['despido', 'despidos'],
  acto: 'despidos dismiss',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto),
  }),
  open: async (connection, ordenes) => {
    const fuera = (await readAll(connection, 'getAllDespidos'))
      .filter(({ ingreso }) => ingreso === null)
      .map(({ usuario: id, usuarioNombre: usuario, id_categoria }) => ({
        id,
        usuario,
        id_categoria,
      }));
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await readDirectorio(connection, nombres, fuera);
    return ({ usuario, motivo }) => {
      const target = find(usuario);
      checkAccess(yo, 'despedir', { target });
      const already = fuera.some(({ id }) => id === target.id) ? ', que ya está fuera' : '';
      return {
        descripcion: `Despedir a ${target.usuario}${already}: «${motivo}»`,
        confirmacion: target.usuario,
        deshacer: `Se deshace con ${toOrden('usuarios', 'reenter', target.usuario)}; su firma y lo que tenga abierto no vuelven`,
        send: toSend(connection.api, 'despedir', { usuario: target.id, motivo }),
      };
    };
  },
};
