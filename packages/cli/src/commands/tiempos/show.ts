import { FECHA } from '@garita/domain/listas/columna';
import { formatBelow, formatFields } from '../../output/formatTable';
import { showTiempo } from '../../services/tiempos/show';
import { createShowCommand } from '../createShowCommand';

export const showCommand = createShowCommand({
  name: 'show',
  description: 'Muestra los minutos de una persona, o los tuyos, y lo que se ha hecho con ellos.',
  ejemplos: ['', 'Recluta --json'],
  takes: { '[usuario|id]': 'su nombre o su número; sin él, tú' },
  llamadas: ['getInfoDetailTime'],
  read: showTiempo,
  format: (detalle, { stdout }) =>
    formatFields(detalle, [
      { header: 'Usuario', value: ({ nombre }) => nombre },
      { header: 'Tiempo abierto', value: ({ tiempoActual }) => tiempoActual, kind: 'minutes' },
      {
        header: 'Tiempo abonado',
        value: ({ tiempoConfirmado }) => tiempoConfirmado,
        kind: 'minutes',
      },
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
