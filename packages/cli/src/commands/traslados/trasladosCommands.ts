import { FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_TRASLADOS } from '@garita/domain/traslados/columnas';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { allRowsOf } from '../../services/rowsOf';
import { trasladoTask } from '../../services/traslados/sell';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const trasladosCommands = createGroup(
  'traslados',
  ['list', "sell Recluta --categoria 3 --agencia 'Agencia Faro'"],
  [
    createListCommand({
      description: 'Lista los traslados, los más nuevos primero.',
      ejemplos: ['', '--csv > traslados.csv'],
      read: allRowsOf('getTraslados'),
      columns: [
        ID,
        USUARIO,
        shownAs(COLUMNAS_TRASLADOS.mision, { header: 'Misión' }),
        { ...COLUMNAS_TRASLADOS.agencia, isLong: true },
        { ...COLUMNAS_TRASLADOS.alto, isMinor: true },
        { ...FECHA, isMinor: true },
      ],
    }),
    createBulkCommand(trasladoTask, {
      description:
        'Traslada de otra agencia a una persona que está por debajo, con el rango que da la categoría. Pide escribir su nombre.',
      ejemplos: [
        "Recluta --categoria 3 --agencia 'Agencia Faro'",
        "Recluta --categoria 5 --agencia 'Agencia Faro' --firma REC --descuento VERANO --dry-run",
      ],
      isDefinitivo: true,
    }),
  ],
);
