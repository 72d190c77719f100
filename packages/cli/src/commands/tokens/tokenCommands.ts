import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { listTokens, type Token } from '../../services/tokens/list';
import { prepareRevocar } from '../../services/tokens/revoke';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import { createTokenCommand } from './create';

const COLUMNS: readonly Column<Token>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Termina en', value: ({ pista }) => pista },
  {
    header: 'Puede',
    value: ({ soloLectura, codigos }) => (soloLectura === 1 ? 'solo lectura' : codigos.join(' ')),
  },
  { header: 'Hecho', value: ({ creado }) => creado, kind: 'instant' },
  { header: 'Último uso', value: ({ ultimoUso }) => ultimoUso, kind: 'instant' },
  { header: 'Caduca', value: ({ expira }) => expira, kind: 'instant' },
];

const revokeCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand(
      'revoke',
      'Revoca un token tuyo: deja de abrir el portal al momento. Pide escribir su nombre.',
      ['garita token revoke "Copia de la nómina"', 'garita token revoke Copia --yes'],
    ).argument('<nombre>', 'su nombre'),
  ).action(async (nombre: string, flags: CambioFlags) =>
    applyDefinitivo(context, flags, (connection) => prepareRevocar(connection, nombre)),
  );

/** `garita token …` */
export const tokenCommands = (context: Context): Command =>
  createCommand('token', DESCRIPCIONES.token, [
    'garita token list',
    'garita token create Copia --solo-lectura',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista tus tokens, con su último uso y cuándo caducan.',
        ejemplos: ['garita token list', 'garita token list --json'],
        columns: COLUMNS,
        read: listTokens,
      }),
    )
    .addCommand(createTokenCommand(context))
    .addCommand(revokeCommand(context));
