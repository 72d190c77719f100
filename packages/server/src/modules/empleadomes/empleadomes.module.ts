import type { Module } from '../../gate/Module';
import { addEmpleados, removeEmpleado } from './change.service';
import { listActivos, listEmpleados } from './empleadomes.service';
import { listEmpleadoMesDe } from './historia.repository';

export const empleadomesModule: Module<'empleadomes'> = {
  handlers: ({ db }) => ({
    empleadoMes: () => listActivos(db),
    allEmpleadoMes: () => listEmpleados(db),
    actionEmpleadoMes: ({ body: { op, usuarios = '', id }, write }) =>
      write((scope) => (op === 0 ? addEmpleados(scope, usuarios) : removeEmpleado(scope, id))),
  }),
  historia: {
    tipo: 'empleado',
    call: 'empleadoMes',
    fullCall: 'allEmpleadoMes',
    list: listEmpleadoMesDe,
  },
};
