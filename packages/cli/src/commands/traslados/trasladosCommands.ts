import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listTraslados, type Traslado } from '../../services/traslados/list';
import { trasladoTarea } from '../../services/traslados/sell';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runTarea, withLote } from '../withLote';

const COLUMNS: readonly Column<Traslado>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Misión', alias: 'Rango', value: ({ mision }) => mision },
  { header: 'Agencia', value: ({ agencia }) => agencia, isLong: true },
  { header: 'Encargado', value: ({ altoNombre }) => altoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

interface SellFlags extends LoteFlags {
  readonly categoria?: string;
  readonly agencia?: string;
  readonly firma?: string;
  readonly descuento?: string;
}

const sellCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'sell',
      'Traslada de otra agencia a una persona que está por debajo, con el rango que da la categoría. Pide escribir su nombre.',
      [
        "garita traslados sell Recluta --categoria 3 --agencia 'Agencia Faro'",
        "garita traslados sell Recluta --categoria 5 --agencia 'Agencia Faro' --firma REC --descuento VERANO --dry-run",
      ],
    )
      .argument('[usuario|id]', 'su nombre o su número')
      .option('--categoria <categoría>', 'a cuál, por su nombre o su número')
      .option('--agencia <nombre>', 'de qué agencia viene')
      .option('--firma <firma>', 'su firma, desde la categoría que la exige')
      .option('--descuento <código>', 'un código de descuento'),
    trasladoTarea,
  ).action(
    async (
      usuario: string | undefined,
      { categoria, agencia, firma, descuento, ...flags }: SellFlags,
    ) =>
      runTarea(context, trasladoTarea, {
        flags,
        campos: { usuario, categoria, agencia, firma, descuento },
        isDefinitivo: true,
      }),
  );

/** `garita traslados …` */
export const trasladosCommands = (context: Context): Command =>
  createCommand('traslados', DESCRIPCIONES.traslados, [
    'garita traslados list',
    "garita traslados sell Recluta --categoria 3 --agencia 'Agencia Faro'",
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista los traslados, los más nuevos primero.',
        ejemplos: ['garita traslados list', 'garita traslados list --csv > traslados.csv'],
        columns: COLUMNS,
        read: listTraslados,
      }),
    )
    .addCommand(sellCommand(context));
