import type { Command } from 'commander';
import type { Context } from '../../Context';
import { type AusenciaPedida, prepareAusencia } from '../../services/ausencias/add';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';

export const addCommand = (context: Context): Command =>
  withCambio(
    createCommand('add', 'Avisa de que no estarás; alguien por encima lo acepta o lo rechaza.', [
      'garita ausencias add --desde 2026-12-01 --hasta 2026-12-05 --motivo Exámenes',
      'garita ausencias add --desde 2026-12-01 --motivo Mudanza --dry-run',
    ])
      .requiredOption('--desde <día>', 'el primer día, como 2026-12-01')
      .option('--hasta <día>', 'el último; si falta, el mismo')
      .requiredOption('--motivo <texto>', 'por qué'),
  ).action(async (flags: CambioFlags & AusenciaPedida) =>
    applyCambio(context, flags, (connection) => prepareAusencia(connection, flags)),
  );
