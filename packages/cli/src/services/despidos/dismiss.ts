import { toOrden } from '../../change/PreparedChange';
import { parseSiNo } from '../../input/parseSiNo';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { readAll } from '../readAll';
import { checkAccess } from '../usuarios/directorio';

/**
 * Dismisses people. A person already dismissed is accepted, since a partly sent file may be sent
 * again.
 */
export const despidoTask = createTask({
  columnas: {
    usuario: personas(),
    motivo: { header: 'Motivo', takes: '--motivo <texto>', help: 'por qué' },
    vetar: {
      header: 'Vetar',
      takes: '--vetar',
      help: 'además veta su nombre, para siempre',
      isOptional: true,
    },
  },
  nombre: ['despido', 'despidos'],
  acto: 'despidos dismiss',
  parse: (campos, nombres) => ({
    usuario: parseTexto(campos.usuario, nombres.usuario),
    motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto),
    vetar: parseSiNo(campos.vetar || 'no', nombres.vetar),
  }),
  llamada: 'despedir',
  lee: [{ id: 'vetar', con: 'Con --vetar' }],
  open: async ({ api, yo, readPersonas }) => {
    const fuera = (await readAll({ api }, 'getAllDespidos'))
      .filter(({ ingreso }) => ingreso === null)
      .map((one) => ({ ...one, id: one.usuario, usuario: one.usuarioNombre }));
    const find = await readPersonas(fuera);
    return ({ usuario: quien, motivo, vetar }) => {
      if (vetar) checkAccess(yo, 'vetar');
      const { id, usuario } = find(quien);
      const already = fuera.some((one) => one.id === id) ? ', que ya está fuera' : '';
      const lift = vetar ? `${toOrden('vetos', 'lift', usuario)} y ` : '';
      return {
        descripcion: `Despedir a ${usuario}${already}${vetar ? ' y vetar su nombre' : ''}: «${motivo}»`,
        confirmacion: usuario,
        deshacer: `Se deshace con ${lift}${toOrden('usuarios', 'reenter', usuario)}; su firma y lo que tenga abierto no vuelven`,
        body: { usuario: id, motivo, ...(vetar && { vetar: 1 }) },
      };
    };
  },
});
