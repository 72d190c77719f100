import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { prepareRevocar } from '../../services/tokens/revoke';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { createTokenCommand } from './create';

const COLUMNS: readonly Column<Schemas['TokenDeScript']>[] = [
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

export const tokenCommands = (context: Context): Command =>
  createGroup(
    'token',
    ['garita token list', 'garita token create Copia --solo-lectura'],
    [
      createListCommand(context, {
        description: 'Lista tus tokens, con su último uso y cuándo caducan.',
        ejemplos: ['garita token list', 'garita token list --json'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'misTokens'),
      }),
      createTokenCommand(context),
      createActCommand(context, {
        name: 'revoke',
        description:
          'Revoca un token tuyo: deja de abrir el portal al momento. Pide escribir su nombre.',
        ejemplos: ['garita token revoke "Copia de la nómina"', 'garita token revoke Copia --yes'],
        extend: (command) => command.argument('<nombre>', 'su nombre'),
        prepare: (connection, [nombre]: [string]) => prepareRevocar(connection, nombre),
        isDefinitivo: true,
      }),
    ],
  );
