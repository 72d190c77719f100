import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatBelow, formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { showTiempo } from '../../services/tiempos/show';
import { createCommand } from '../createCommand';

const FIELDS: readonly Column<Schemas['TiempoDetalle']>[] = [
  { header: 'Usuario', value: ({ nombre }) => nombre },
  { header: 'Tiempo abierto', value: ({ tiempoActual }) => tiempoActual, kind: 'minutes' },
  { header: 'Tiempo abonado', value: ({ tiempoConfirmado }) => tiempoConfirmado, kind: 'minutes' },
];

const COLUMNS: readonly Column<Schemas['TiempoDetalle']['logs'][number]>[] = [
  FECHA,
  { header: 'Qué pasó', value: ({ motivo }) => motivo },
  { header: 'Encargado', value: ({ encargado }) => encargado },
];

export const showCommand = (context: Context): Command =>
  withJson(
    createCommand(
      'show',
      'Muestra los minutos de una persona, o los tuyos, y lo que se ha hecho con ellos.',
      ['garita tiempos show', 'garita tiempos show Recluta --json'],
    ).argument('[usuario|id]', 'su nombre o su número; sin él, tú'),
  ).action(async (usuario: string | undefined, { json }: JsonFlags) => {
    const detalle = await showTiempo(await connect(context), usuario);
    if (json) context.stdout.write(toJson(detalle));
    else
      writeText(
        context,
        `${formatFields(detalle, FIELDS)}${formatBelow(detalle.logs, COLUMNS, context.stdout)}`,
      );
  });
