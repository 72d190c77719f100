import { pagoTask, sinPagarTask } from '../../services/listapaga/pay';
import { prepareActualizar, prepareArchivar } from '../../services/listapaga/update';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { showCommand } from './show';

export const listapagaCommands = createGroup(
  'listapaga',
  ['show', 'pay Recluta'],
  [
    showCommand,
    createActCommand({
      name: 'update',
      description:
        'Rehace las filas sin pagar con lo que se debe a cada persona; las pagadas se quedan como están.',
      ejemplos: ['', '--dry-run'],
      llamada: 'updateLista',
      prepare: prepareActualizar,
    }),
    createBulkCommand(pagoTask, {
      description:
        'Marca como pagada la paga de una persona, por lo que vale ahora, y como cobradas las multas que se le descuentan.',
      ejemplos: ['Recluta Cabo', '--archivo pagados.csv --dry-run'],
    }),
    createBulkCommand(sinPagarTask, {
      description:
        'Marca como no pagada la última paga de una persona, y como no cobradas las multas que se le descontaron.',
      ejemplos: ['Recluta Cabo', 'Recluta --dry-run'],
    }),
    createActCommand({
      name: 'reset',
      description:
        'Reinicia la lista de paga: archiva sus filas, que se pueden seguir viendo por fechas. Pide escribir su nombre.',
      ejemplos: ['--dry-run', ''],
      llamada: { id: 'actionReiniciar', values: { op: 1 } },
      lee: ['getListaPaga'],
      prepare: prepareArchivar,
      isDefinitivo: true,
    }),
  ],
);
