import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { descuentoTarea } from '../../services/descuentos/create';
import { prepareBorrar } from '../../services/descuentos/delete';
import { type Descuento, listDescuentos } from '../../services/descuentos/list';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import type { LoteFlags } from '../runLote';
import { runTarea, withLote } from '../withLote';

const COLUMNS: readonly Column<Descuento>[] = [
  { header: 'Código', value: ({ codigo }) => codigo },
  { header: 'Descuento', value: ({ descuento }) => descuento, kind: 'number' },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre },
];

const createCodigoCommand = (context: Context): Command =>
  withLote(
    createCommand('create', 'Crea un código de descuento para traslados.', [
      'garita descuentos create VERANO 20',
      'garita descuentos create --archivo codigos.csv --dry-run',
    ])
      .argument('[código]', 'el código, que no distingue mayúsculas')
      .argument('[descuento]', 'cuánto, del 1 al 100'),
    descuentoTarea,
  ).action(async (codigo: string | undefined, descuento: string | undefined, flags: LoteFlags) =>
    runTarea(context, descuentoTarea, { flags, campos: { codigo, descuento } }),
  );

const deleteCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('delete', 'Borra un código de descuento. Pide escribirlo.', [
      'garita descuentos delete VERANO',
      'garita descuentos delete VERANO --yes',
    ]).argument('<código>', 'el código'),
  ).action(async (codigo: string, flags: CambioFlags) => applyDefinitivo(context, flags, (connection) => prepareBorrar(connection, codigo)));

/** `garita descuentos …` */
export const descuentosCommands = (context: Context): Command =>
  createCommand('descuentos', 'Los códigos que rebajan un traslado.', ['garita descuentos list', 'garita descuentos create VERANO 20'])
    .addCommand(
      createListCommand(context, {
        description: 'Lista los códigos de descuento, con su tanto por ciento.',
        ejemplos: ['garita descuentos list', 'garita descuentos list --json'],
        columns: COLUMNS,
        read: listDescuentos,
      }),
    )
    .addCommand(createCodigoCommand(context))
    .addCommand(deleteCommand(context));
