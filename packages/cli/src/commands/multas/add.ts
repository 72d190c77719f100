import type { Command } from 'commander';
import type { Context } from '../../Context';
import { multaTarea } from '../../services/multas/add';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

type Flags = LoteFlags & { readonly motivo?: string; readonly creditos?: string };

export const addCommand = (context: Context): Command =>
  withLote(
    createCommand('add', 'Pone una multa a una persona.', [
      'garita multas add Recluta --motivo "Llegó tarde" --creditos 50',
      'garita multas add --archivo multas.csv --dry-run',
      'garita multas add --archivo - --yes --json < multas.csv',
    ])
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option('--motivo <texto>', 'por qué')
      .option('--creditos <número>', 'cuánto; si falta, 0, que es un aviso'),
    multaTarea,
  ).action(async (usuarios: string[], { motivo, creditos, ...flags }: Flags) =>
    runPersonas(context, multaTarea, { flags, usuarios, campos: { motivo, creditos } }),
  );
