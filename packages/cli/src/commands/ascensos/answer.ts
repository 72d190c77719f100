import type { Schemas } from '@garita/api-client/Schemas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { listSolicitudes, prepareRespuesta, RESPUESTA } from '../../services/ascensos/answer';
import { createActCommand } from '../createActCommand';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['Solicitud']>[] = [
  ID,
  { header: 'Misión', value: ({ nueva }) => nueva },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Propone', value: ({ encargadoNombre }) => encargadoNombre },
];

const createAnswerCommand = (
  context: Context,
  name: string,
  description: string,
  option: (typeof RESPUESTA)[keyof typeof RESPUESTA],
): Command =>
  createActCommand(context, {
    name,
    description: `${description} Pide escribir la misión.`,
    ejemplos: [`garita ascensos ${name}`, `garita ascensos ${name} --dry-run`],
    prepare: (connection) => prepareRespuesta(connection, option),
    isDefinitivo: true,
  });

export const answerCommands = (context: Context): readonly Command[] => [
  createListCommand(context, {
    name: 'waiting',
    description: 'Dice el ascenso que espera tu respuesta.',
    ejemplos: ['garita ascensos waiting', 'garita ascensos waiting --watch'],
    columns: COLUMNS,
    read: listSolicitudes,
    isWatched: true,
  }),
  createAnswerCommand(
    context,
    'accept',
    'Acepta el ascenso que se te ha propuesto.',
    RESPUESTA.aceptar,
  ),
  createAnswerCommand(
    context,
    'decline',
    'Declina el ascenso que se te ha propuesto.',
    RESPUESTA.declinar,
  ),
];
