import { COLUMNAS_FIRMAS } from '@garita/domain/firmas/columnas';
import { ID } from '../../output/idColumn';
import { firmaTask } from '../../services/firmas/set';
import { rowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const firmasCommands = createGroup(
  'firmas',
  ['list', 'set Recluta REC'],
  [
    createListCommand({
      description: 'Lista las firmas de quienes están en la agencia, por orden de nombre.',
      ejemplos: ['', '--orden firma --csv > firmas.csv'],
      read: rowsOf('getAllFirmas'),
      columns: [ID, { header: 'Usuario', value: ({ usuario }) => usuario }, COLUMNAS_FIRMAS.firma],
    }),
    createBulkCommand(firmaTask, {
      description: 'Pone la firma de una persona, o la tuya: tres letras o cifras.',
      ejemplos: ['Recluta REC', '--archivo firmas.csv --dry-run'],
    }),
  ],
);
