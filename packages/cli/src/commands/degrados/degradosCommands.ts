import { COLUMNAS_DEGRADOS } from '@garita/domain/degrados/columnas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { shownAs } from '../../output/shownAs';
import { degradoTask } from '../../services/degrados/demote';
import { allRowsOf } from '../../services/rowsOf';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const degradosCommands = createGroup(
  'degrados',
  ['list', 'demote Recluta --mision Recluta --motivo "Falta grave"'],
  [
    createBulkCommand(degradoTask, {
      description: 'Pasa a una persona a una misión inferior. Pide escribir su nombre.',
      ejemplos: [
        'Agente --mision "Vigilante I" --motivo "Falta grave"',
        '--archivo degrados.csv --dry-run',
      ],
      isDefinitivo: true,
    }),
    createListCommand({
      description: 'Lista los degrados, los más nuevos primero.',
      ejemplos: ['', '--csv > degrados.csv'],
      read: allRowsOf('getAllDegrados'),
      columns: [
        { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
        USUARIO,
        shownAs(COLUMNAS_DEGRADOS.anterior, { header: 'De' }),
        shownAs(COLUMNAS_DEGRADOS.nuevo, { header: 'A' }),
        { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
        { ...ENCARGADO, isMinor: true },
        { ...FECHA, isMinor: true },
      ],
    }),
  ],
);
