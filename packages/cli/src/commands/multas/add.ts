import type { Command } from 'commander';
import type { Context } from '../../Context';
import { multaTarea } from '../../services/multas/add';
import { createBulkCommand } from '../createBulkCommand';

export const addCommand = (context: Context): Command =>
  createBulkCommand(context, multaTarea, {
    description: 'Pone una multa a una persona.',
    ejemplos: [
      'garita multas add Recluta --motivo "Llegó tarde" --creditos 50',
      'garita multas add --archivo multas.csv --dry-run',
      'garita multas add --archivo - --yes --json < multas.csv',
    ],
    takes: {
      '[usuarios...]': 'a quiénes: sus nombres o sus números',
      '--motivo <texto>': 'por qué',
      '--creditos <número>': 'cuánto; si falta, 0, que es un aviso',
    },
  });
