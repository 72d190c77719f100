import type { Command } from 'commander';
import type { Context } from '../../Context';
import { DIAS } from '../../services/membresias/dias';
import { ventaTarea } from '../../services/membresias/sell';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

type Flags = LoteFlags & {
  readonly membresia?: string;
  readonly dias?: string;
  readonly externo?: true;
};

export const sellCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'sell',
      'Vende una membresía al precio del catálogo. La venta queda a tu nombre.',
      [
        'garita membresias sell Recluta --membresia VIP --dias 30',
        'garita membresias sell Visitante --externo --membresia VIP --dias 15',
        'garita membresias sell --archivo ventas.csv --dry-run',
      ],
    )
      .argument('[usuarios...]', 'quienes la compran: sus nombres o sus números')
      .option('--membresia <nombre>', 'cuál; «garita membresias types» las lista')
      .option('--dias <número>', `${DIAS}; para una permanente, nada`)
      .option('--externo', 'quien la compra no es de la agencia: solo se guarda su nombre'),
    ventaTarea,
  ).action(async (usuarios: string[], { membresia, dias, externo, ...flags }: Flags) =>
    runPersonas(context, ventaTarea, {
      flags,
      usuarios,
      campos: { membresia, dias, externo: externo ? 'sí' : undefined },
    }),
  );
