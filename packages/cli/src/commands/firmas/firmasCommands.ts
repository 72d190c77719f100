import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { type FirmaFila, listFirmas } from '../../services/firmas/list';
import { firmaTarea } from '../../services/firmas/set';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runTarea, withLote } from '../withLote';

const COLUMNS: readonly Column<FirmaFila>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Firma', value: ({ firma }) => firma },
];

const setCommand = (context: Context): Command =>
  withLote(
    createCommand('set', 'Pone la firma de una persona, o la tuya: tres letras o cifras.', [
      'garita firmas set Recluta REC',
      'garita firmas set --archivo firmas.csv --dry-run',
    ])
      .argument('[usuario]', 'su nombre o su número')
      .argument('[firma]', 'la firma nueva'),
    firmaTarea,
  ).action(async (usuario: string | undefined, firma: string | undefined, flags: LoteFlags) =>
    runTarea(context, firmaTarea, { flags, campos: { usuario, firma } }),
  );

/** `garita firmas …` */
export const firmasCommands = (context: Context): Command =>
  createCommand('firmas', DESCRIPCIONES.firmas, [
    'garita firmas list',
    'garita firmas set Recluta REC',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista las firmas de quienes están en la agencia, por orden de nombre.',
        ejemplos: ['garita firmas list', 'garita firmas list --orden firma --csv > firmas.csv'],
        columns: COLUMNS,
        read: listFirmas,
      }),
    )
    .addCommand(setCommand(context));
