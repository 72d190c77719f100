import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_DEGRADOS } from '@garita/domain/degrados/columnas';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { shownAs } from '../../output/shownAs';
import { degradoTarea } from '../../services/degrados/demote';
import { readAll } from '../../services/readAll';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Degrado']>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  USUARIO,
  shownAs(COLUMNAS_DEGRADOS.anterior, { header: 'De' }),
  shownAs(COLUMNAS_DEGRADOS.nuevo, { header: 'A' }),
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { ...ENCARGADO, isMinor: true },
  { ...FECHA, isMinor: true },
];

export const degradosCommands = (context: Context): Command =>
  createGroup(
    'degrados',
    [
      'garita degrados list',
      'garita degrados demote Recluta --mision Recluta --motivo "Falta grave"',
    ],
    [
      createBulkCommand(context, degradoTarea, {
        description: 'Pasa a una persona a una misión inferior. Pide escribir su nombre.',
        ejemplos: [
          'garita degrados demote Agente --mision "Vigilante I" --motivo "Falta grave"',
          'garita degrados demote --archivo degrados.csv --dry-run',
        ],
        takes: {
          '[usuarios...]': 'a quiénes: sus nombres o sus números',
          '--mision <misión>': 'la misión a la que pasa, por su nombre o su número',
          '--motivo <texto>': 'por qué',
        },
        isDefinitivo: true,
      }),
      createListCommand(context, {
        description: 'Lista los degrados, los más nuevos primero.',
        ejemplos: ['garita degrados list', 'garita degrados list --csv > degrados.csv'],
        columns: COLUMNS,
        read: (connection) => readAll(connection, 'getAllDegrados'),
      }),
    ],
  );
