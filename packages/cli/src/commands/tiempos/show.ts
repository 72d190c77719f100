import { call } from '@garita/api-client/call';
import { FECHA } from '@garita/domain/listas/columna';
import { columnOf } from '@garita/domain/listas/columnOf';
import { formatBelow, formatFields } from '../../output/formatTable';
import { findTarget } from '../../services/usuarios/directorio';
import { createShowCommand } from '../createShowCommand';

export const showCommand = createShowCommand({
  name: 'show',
  description: 'Muestra los minutos de una persona, o los tuyos, y lo que se ha hecho con ellos.',
  ejemplos: ['', 'Recluta --json'],
  takes: { '[usuario|id]': 'su nombre o su número; sin él, tú' },
  llamadas: ['getInfoDetailTime'],
  read: async (connection, usuario?: string) => {
    const { id: userId } = await findTarget(connection, 'getInfoDetailTime', usuario);
    return call(connection.api, 'getInfoDetailTime', { userId });
  },
  format: (detalle, { stdout }) =>
    formatFields(detalle, [
      { header: 'Usuario', value: ({ nombre }) => nombre },
      { header: 'Tiempo abierto', value: ({ tiempoActual }) => tiempoActual, kind: 'minutes' },
      columnOf('tiempoConfirmado', 'Tiempo abonado', 'minutes'),
    ]) +
    formatBelow(
      detalle.logs,
      [
        FECHA,
        { header: 'Qué pasó', value: ({ motivo }) => motivo },
        { header: 'Encargado', value: ({ encargado }) => encargado },
      ],
      stdout,
    ),
});
