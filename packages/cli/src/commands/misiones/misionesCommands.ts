import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import {
  listPrecios,
  listVendidas,
  type MisionPrecio,
  type MisionVendida,
} from '../../services/misiones/misiones';
import { ventaMisionTarea } from '../../services/misiones/sell';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

const COLUMNS: readonly Column<MisionPrecio>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Misión', value: ({ nombre }) => nombre },
  { header: 'Categoría', value: ({ categoria }) => categoria, kind: 'number' },
  { header: 'Precio', value: ({ precio }) => precio, kind: 'credits' },
  { header: 'Se vende', value: ({ venta }) => (venta === 1 ? 'sí' : 'no') },
];

const COLUMNS_VENDIDAS: readonly Column<MisionVendida>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'De', value: ({ anterior }) => anterior },
  { header: 'A', value: ({ mision }) => mision },
  { header: 'Precio', value: ({ creditos }) => creditos, kind: 'credits' },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

const sellCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'sell',
      'Vende una misión a una persona que está por debajo. Pide escribir su nombre.',
      [
        'garita misiones sell Recluta --mision "Vigilante I"',
        'garita misiones sell --archivo misiones.csv --dry-run',
      ],
    )
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option(
        '--mision <misión>',
        'cuál, por su nombre o su número; «garita misiones list» las lista',
      ),
    ventaMisionTarea,
  ).action(
    async (usuarios: string[], { mision, ...flags }: LoteFlags & { readonly mision?: string }) =>
      runPersonas(context, ventaMisionTarea, {
        flags,
        usuarios,
        campos: { mision },
        isDefinitivo: true,
      }),
  );

/** `garita misiones …` */
export const misionesCommands = (context: Context): Command =>
  createCommand('misiones', DESCRIPCIONES.misiones, [
    'garita misiones list',
    'garita misiones sell Recluta --mision "Vigilante I"',
  ])
    .addCommand(
      createListCommand(context, {
        description:
          'Lista las misiones con su precio, por la escala. Una venta cuesta la diferencia con la que se tiene.',
        ejemplos: ['garita misiones list', 'garita misiones list --filtro venta=1'],
        columns: COLUMNS,
        read: listPrecios,
      }),
    )
    .addCommand(
      createListCommand(context, {
        name: 'sales',
        description: 'Lista las misiones vendidas, las más nuevas primero.',
        ejemplos: ['garita misiones sales', 'garita misiones sales --csv > misiones.csv'],
        columns: COLUMNS_VENDIDAS,
        read: listVendidas,
      }),
    )
    .addCommand(sellCommand(context));
