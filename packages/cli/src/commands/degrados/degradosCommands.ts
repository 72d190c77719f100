import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { degradoTarea } from '../../services/degrados/demote';
import { type Degrado, listDegrados } from '../../services/degrados/list';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Degrado>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'De', alias: 'Tenía', value: ({ rango_anterior }) => rango_anterior },
  { header: 'A', alias: 'Pasó a', value: ({ rango_degrado }) => rango_degrado },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

/** `garita degrados …` */
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
        read: listDegrados,
      }),
    ],
  );
