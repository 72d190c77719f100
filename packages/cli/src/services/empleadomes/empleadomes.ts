import { call } from '@garita/api-client/call';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { EMPLEADOS } from '@garita/domain/empleadomes/textos';
import { type Cambio, toGone, toIdle } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { isMeant } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

const OP = { agregar: 0, sacar: 1 } as const;

const COMUN = { ...POR_USUARIO, nombre: ['empleado del mes', 'empleados del mes'] } as const;

export const agregarTarea: Tarea<'usuario', string> = {
  ...COMUN,
  acto: 'empleadomes add',
  open: async (connection, usuarios, _, enLote) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    checkAccess(yo, 'actionEmpleadoMes');
    const activos = (await call(connection.api, 'allEmpleadoMes')).filter(isActivo);
    return (quien) => {
      const { id, usuario } = find(quien);
      const body = { op: OP.agregar, usuarios: String(id) };
      const cambio: Cambio = {
        descripcion: `Hacer a ${usuario} empleado del mes`,
        confirmacion: usuario,
        send: toSend(connection.api, 'actionEmpleadoMes', body),
      };
      return activos.some((one) => one.usuario === id)
        ? toIdle(cambio, EMPLEADOS.yaSon([usuario]), enLote)
        : cambio;
    };
  },
};

/** Removes employees of the month, including people dismissed since. */
export const sacarTarea: Tarea<'usuario', string> = {
  ...COMUN,
  acto: 'empleadomes delete',
  open: async (connection, _usuarios, _nombres, enLote) => {
    checkAccess(await whoami(connection), 'actionEmpleadoMes');
    const todos = await call(connection.api, 'allEmpleadoMes');
    return (quien) => {
      const own = todos.filter(({ usuario, usuarioNombre }) =>
        isMeant(quien, { id: usuario, nombre: usuarioNombre }),
      );
      const entrada = own.find(isActivo);
      const nombre = own[0]?.usuarioNombre;
      if (nombre === undefined) throw new RefusedError(`${quien} no es empleado del mes.`);
      const cambio = {
        descripcion: `Sacar a ${nombre} de los empleados del mes`,
        confirmacion: nombre,
      };
      if (!entrada) return toGone(cambio, `${nombre} ya no es empleado del mes.`, enLote);
      return {
        ...cambio,
        send: toSend(connection.api, 'actionEmpleadoMes', { op: OP.sacar, id: entrada.id }),
      };
    };
  },
};
