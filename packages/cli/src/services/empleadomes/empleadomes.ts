import { call } from '@garita/api-client/call';
import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import { EMPLEADOS } from '@garita/domain/empleadomes/textos';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isAbout } from '../findRow';

const OP = { agregar: 0, sacar: 1 } as const;

const COMUN = {
  ...POR_USUARIO,
  nombre: ['empleado del mes', 'empleados del mes'],
  llamada: 'actionEmpleadoMes',
} as const;

export const agregarTask = createTask({
  ...COMUN,
  acto: 'empleadomes add',
  open: async ({ api, check, readPersonas }) => {
    const find = await readPersonas();
    check();
    const activos = (await call(api, 'allEmpleadoMes')).filter(isActivo);
    return (quien) => {
      const { id, usuario } = find(quien);
      return {
        descripcion: `Hacer a ${usuario} empleado del mes`,
        confirmacion: usuario,
        idle: activos.some((one) => one.usuario === id) && EMPLEADOS.yaSon([usuario]),
        body: { op: OP.agregar, usuarios: String(id) },
      };
    };
  },
});

/** Removes employees of the month, also people who have been dismissed since they were chosen. */
export const sacarTask = createTask({
  ...COMUN,
  acto: 'empleadomes delete',
  open: async ({ api, check }) => {
    check();
    const todos = await call(api, 'allEmpleadoMes');
    return (quien) => {
      const own = todos.filter(isAbout(quien));
      const entrada = own.find(isActivo);
      const nombre = own[0]?.usuarioNombre;
      if (nombre === undefined) throw new RefusedError(`${quien} no es empleado del mes.`);
      return {
        descripcion: `Sacar a ${nombre} de los empleados del mes`,
        confirmacion: nombre,
        ...(entrada
          ? { body: { op: OP.sacar, id: entrada.id } }
          : { gone: `${nombre} ya no es empleado del mes.` }),
      };
    };
  },
});
