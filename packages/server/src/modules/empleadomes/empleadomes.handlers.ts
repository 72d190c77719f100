import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { addEmpleados, removeEmpleado } from './change.service';
import { listActivos, listEmpleados } from './empleadomes.service';

export const empleadomesHandlers = ({ db }: Deps): HandlersOf<'empleadomes'> => ({
  empleadoMes: () => listActivos(db),
  allEmpleadoMes: () => listEmpleados(db),
  actionEmpleadoMes: ({ body: { op, usuarios = '', id }, write }) => write((scope) => (op === 0 ? addEmpleados(scope, usuarios) : removeEmpleado(scope, id))),
});
