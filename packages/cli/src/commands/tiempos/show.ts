import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatFields, formatTable } from '../../output/formatTable';
import { toJson } from '../../output/writeRows';
import { showTiempo, type TiempoDetalle } from '../../services/tiempos/show';
import { createCommand } from '../createCommand';

const FIELDS: readonly Column<TiempoDetalle>[] = [
  { header: 'Usuario', value: ({ nombre }) => nombre },
  { header: 'Tiempo abierto', value: ({ tiempoActual }) => tiempoActual, kind: 'minutes' },
  { header: 'Tiempo abonado', value: ({ tiempoConfirmado }) => tiempoConfirmado, kind: 'minutes' },
];

const COLUMNS: readonly Column<TiempoDetalle['logs'][number]>[] = [
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Qué pasó', value: ({ motivo }) => motivo },
  { header: 'Encargado', value: ({ encargado }) => encargado },
];

export const showCommand = (context: Context): Command =>
  createCommand('show', 'Muestra los minutos de una persona y lo que se ha hecho con ellos: los tuyos o, con el permiso tt, los de cualquiera.', [
    'garita tiempos show',
    'garita tiempos show Recluta --json',
  ])
    .argument('[usuario|id]', 'su nombre o su número; sin él, tú')
    .option('--json', 'escribe JSON')
    .action(async (usuario: string | undefined, { json }: { readonly json?: true }) => {
      const detalle = await showTiempo(await connect(context), usuario);
      if (json) context.stdout.write(toJson(detalle));
      else context.stdout.write(`${formatFields(detalle, FIELDS)}${detalle.logs.length > 0 ? `\n${formatTable(detalle.logs, COLUMNS)}` : ''}`);
    });
