import { rowsOf } from '../../services/rowsOf';
import { prepareRevocar } from '../../services/tokens/tokens';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { createTokenCommand } from './create';

export const tokenCommands = createGroup(
  'token',
  ['list', 'create Copia --solo-lectura'],
  [
    createListCommand({
      description: 'Lista tus tokens, con su último uso y cuándo caducan.',
      ejemplos: ['', '--json'],
      read: rowsOf('misTokens'),
      columns: [
        { header: 'Nombre', value: ({ nombre }) => nombre },
        { header: 'Termina en', value: ({ pista }) => pista },
        {
          header: 'Puede',
          value: ({ soloLectura, codigos }) =>
            soloLectura === 1 ? 'solo lectura' : codigos.join(' '),
        },
        { header: 'Hecho', value: ({ creado }) => creado, kind: 'instant' },
        { header: 'Último uso', value: ({ ultimoUso }) => ultimoUso, kind: 'instant' },
        { header: 'Caduca', value: ({ expira }) => expira, kind: 'instant' },
      ],
    }),
    createTokenCommand,
    createActCommand({
      name: 'revoke',
      description:
        'Revoca un token tuyo: deja de abrir el portal al momento. Pide escribir su nombre.',
      ejemplos: ['"Copia de la nómina"', 'Copia --yes'],
      takes: { '<nombre>': 'su nombre' },
      llamada: 'revocarToken',
      prepare: prepareRevocar,
      isDefinitivo: true,
    }),
  ],
);
