import { FECHA } from '@garita/domain/listas/columna';
import { describeHechoPersona } from '@garita/domain/persona/frase';
import { GRUPOS_HISTORIA, type GrupoHistoria } from '@garita/domain/persona/hecho';

import { formatBelow, formatFields } from '../../output/formatTable';
import { showPersona } from '../../services/persona/show';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { takeLimite } from '../sharedTakes';

interface Flags {
  readonly grupo?: GrupoHistoria;
  readonly limite: number;
}

export const personaCommands = createGroup(
  'persona',
  ['show Recluta', 'show Recluta --json'],
  [
    createShowCommand({
      name: 'show',
      description: 'Muestra quién es una persona y lo que le ha pasado, lo más nuevo primero.',
      ejemplos: ['Recluta', 'Recluta --grupo rangos --json'],
      takes: {
        '<nombre>': 'su nombre de ahora o uno de antes',
        '--grupo <grupo>': { help: 'solo lo de un grupo', choices: GRUPOS_HISTORIA },
        ...takeLimite('cuánto se muestra'),
      },
      llamadas: ['persona', 'historiaPersona'],
      read: ({ api }, nombre: string, { grupo, limite }: Flags) =>
        showPersona(api, nombre, { grupo, limite }),
      format: ({ persona, historia }, { stdout, moneda }) =>
        formatFields(persona, [
          { header: 'Usuario', value: ({ usuario }) => usuario },
          { header: 'Misión', value: ({ mision }) => mision },
          {
            header: 'Categoría',
            value: ({ categoria, n_categoria }) =>
              categoria === null ? null : `${categoria} ${n_categoria}`,
          },
          { header: 'Firma', value: ({ firma }) => firma ?? null },
          { header: 'Registro', value: ({ registro }) => registro ?? null, kind: 'instant' },
          { header: 'Dentro desde', value: ({ dentro }) => dentro ?? null, kind: 'instant' },
          { header: 'Próximo ascenso', value: ({ proximo }) => proximo ?? null, kind: 'instant' },
          { header: 'Despedido', value: ({ despedido }) => despedido ?? null, kind: 'instant' },
        ]) +
        formatBelow(
          historia,
          [FECHA, { header: 'Qué pasó', value: (hecho) => describeHechoPersona(hecho, moneda) }],
          stdout,
        ),
    }),
  ],
);
