import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA, USUARIO } from '@garita/domain/listas/columna';
import { COLUMNAS_TRASLADOS } from '@garita/domain/traslados/columnas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { readAll } from '../../services/readAll';
import { trasladoTarea } from '../../services/traslados/sell';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Traslado']>[] = [
  ID,
  USUARIO,
  shownAs(COLUMNAS_TRASLADOS.mision, { header: 'Misión' }),
  { ...COLUMNAS_TRASLADOS.agencia, isLong: true },
  { ...COLUMNAS_TRASLADOS.alto, isMinor: true },
  { ...FECHA, isMinor: true },
];

export const trasladosCommands = (context: Context): Command =>
  createGroup(
    'traslados',
    [
      'garita traslados list',
      "garita traslados sell Recluta --categoria 3 --agencia 'Agencia Faro'",
    ],
    [
      createListCommand(context, {
        description: 'Lista los traslados, los más nuevos primero.',
        ejemplos: ['garita traslados list', 'garita traslados list --csv > traslados.csv'],
        columns: COLUMNS,
        read: (connection) => readAll(connection, 'getTraslados'),
      }),
      createBulkCommand(context, trasladoTarea, {
        description:
          'Traslada de otra agencia a una persona que está por debajo, con el rango que da la categoría. Pide escribir su nombre.',
        ejemplos: [
          "garita traslados sell Recluta --categoria 3 --agencia 'Agencia Faro'",
          "garita traslados sell Recluta --categoria 5 --agencia 'Agencia Faro' --firma REC --descuento VERANO --dry-run",
        ],
        takes: {
          '[usuario|id]': 'su nombre o su número',
          '--categoria <categoría>': 'a cuál, por su nombre o su número',
          '--agencia <nombre>': 'de qué agencia viene',
          '--firma <firma>': 'su firma, desde la categoría que la exige',
          '--descuento <código>': 'un código de descuento',
        },
        isDefinitivo: true,
      }),
    ],
  );
