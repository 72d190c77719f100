import { ENCARGADO, FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_VETOS } from '@garita/domain/vetos/columnas';
import { ID } from '../../output/idColumn';
import { allRowsOf } from '../../services/rowsOf';
import { levantarTask, vetarTask } from '../../services/vetos/vetos';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const vetosCommands = createGroup(
  'vetos',
  ['list', 'add Merodeador --motivo "Molesta en la puerta"'],
  [
    createListCommand({
      description: 'Lista los vetos, también los que vencieron o se levantaron.',
      ejemplos: ['', '--filtro "estado=En vigor" --csv > vetos.csv'],
      read: allRowsOf('vetos'),
      columns: [
        ID,
        COLUMNAS_VETOS.nombre,
        COLUMNAS_VETOS.estado,
        COLUMNAS_VETOS.hasta,
        { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
        ENCARGADO,
        FECHA,
        { ...COLUMNAS_VETOS.enlace, isMinor: true },
        { ...COLUMNAS_VETOS.levantado, isMinor: true },
        { ...COLUMNAS_VETOS.levantadoPor, isMinor: true },
      ],
    }),
    createBulkCommand(vetarTask, {
      description: 'Veta un nombre: ni él ni los que se confunden con él entran ni se registran.',
      ejemplos: [
        'Merodeador --motivo "Molesta en la puerta" --hasta 2026-12-31',
        '--archivo vetos.csv --dry-run',
      ],
    }),
    createBulkCommand(levantarTask, {
      description: 'Levanta el veto de un nombre; queda en la lista. Pide escribirlo.',
      ejemplos: ['Merodeador', 'Merodeador --yes'],
      isDefinitivo: true,
    }),
  ],
);
