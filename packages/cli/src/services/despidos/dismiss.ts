import { toOrden } from '../../change/PreparedChange';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { readAll } from '../readAll';

/**
 * Dismisses people. A person already dismissed is accepted, since a partly sent file may be sent
 * again.
 */
export const despidoTask = createTask({
  columnas: {
    usuario: personas(),
    motivo: { header: 'Motivo', takes: '--motivo <texto>', help: 'por qué' },
  },
  nombre: ['despido', 'despidos'],
  acto: 'despidos dismiss',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto),
  }),
  llamada: 'despedir',
  open: async ({ api, readPersonas }) => {
    const fuera = (await readAll({ api }, 'getAllDespidos'))
      .filter(({ ingreso }) => ingreso === null)
      .map((one) => ({ ...one, id: one.usuario, usuario: one.usuarioNombre }));
    const find = await readPersonas(fuera);
    return ({ usuario: quien, motivo }) => {
      const { id, usuario } = find(quien);
      const already = fuera.some((one) => one.id === id) ? ', que ya está fuera' : '';
      return {
        descripcion: `Despedir a ${usuario}${already}: «${motivo}»`,
        confirmacion: usuario,
        deshacer: `Se deshace con ${toOrden('usuarios', 'reenter', usuario)}; su firma y lo que tenga abierto no vuelven`,
        body: { usuario: id, motivo },
      };
    };
  },
});
