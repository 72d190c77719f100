import type { Command } from 'commander';
import type { Context } from '../../Context';
import { type AusenciaPedida, prepareAusencia } from '../../services/ausencias/add';
import { createActCommand } from '../createActCommand';

export const addCommand = (context: Context): Command =>
  createActCommand(context, {
    name: 'add',
    description: 'Avisa de que no estarás; alguien por encima lo acepta o lo rechaza.',
    ejemplos: [
      'garita ausencias add --desde 2026-12-01 --hasta 2026-12-05 --motivo Exámenes',
      'garita ausencias add --desde 2026-12-01 --motivo Mudanza --dry-run',
    ],
    extend: (command) =>
      command
        .requiredOption('--desde <día>', 'el primer día, como 2026-12-01')
        .option('--hasta <día>', 'el último; si falta, el mismo')
        .requiredOption('--motivo <texto>', 'por qué'),
    prepare: (connection, _: readonly [], flags: AusenciaPedida) =>
      prepareAusencia(connection, flags),
  });
