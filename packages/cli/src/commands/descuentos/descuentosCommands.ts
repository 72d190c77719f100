import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { descuentoTarea } from '../../services/descuentos/create';
import { borrarTarea } from '../../services/descuentos/delete';
import { type Descuento, listDescuentos } from '../../services/descuentos/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runTarea, runVarios, withLote } from '../withLote';

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
  withLote(
    createCommand('delete', 'Borra un código de descuento. Pide escribirlo.', [
      'garita descuentos delete VERANO OTOÑO',
      'garita descuentos delete VERANO --yes',
    ]).argument('[códigos...]', 'los códigos'),
    borrarTarea,
  ).action(async (valores: string[], flags: LoteFlags) =>
    runVarios(context, borrarTarea, {
      quien: 'codigo',
      valores,
      campos: {},
      flags,
      isDefinitivo: true,
    }),
  );

/** `garita descuentos …` */
export const descuentosCommands = (context: Context): Command =>
  createCommand('descuentos', DESCRIPCIONES.descuentos, [
    'garita descuentos list',
    'garita descuentos create VERANO 20',
  ])
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
