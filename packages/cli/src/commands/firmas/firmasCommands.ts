import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { firmaTarea } from '../../services/firmas/set';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

const COLUMNS: readonly Column<Schemas['FirmaFila']>[] = [
  ID,
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Firma', value: ({ firma }) => firma },
];

export const firmasCommands = (context: Context): Command =>
  createGroup(
    'firmas',
    ['garita firmas list', 'garita firmas set Recluta REC'],
    [
      createListCommand(context, {
        description: 'Lista las firmas de quienes están en la agencia, por orden de nombre.',
        ejemplos: ['garita firmas list', 'garita firmas list --orden firma --csv > firmas.csv'],
        columns: COLUMNS,
        read: ({ api }) => call(api, 'getAllFirmas'),
      }),
      createBulkCommand(context, firmaTarea, {
        description: 'Pone la firma de una persona, o la tuya: tres letras o cifras.',
        ejemplos: [
          'garita firmas set Recluta REC',
          'garita firmas set --archivo firmas.csv --dry-run',
        ],
        takes: {
          '[usuario]': 'su nombre o su número',
          '[firma]': 'la firma nueva',
        },
      }),
    ],
  );
