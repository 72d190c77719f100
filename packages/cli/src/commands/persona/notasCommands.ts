import { NOTA_MAXIMA } from '@garita/domain/persona/nota.rules';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { parseId } from '../../input/parseId';
import type { Column } from '../../output/Column';
import {
  listNotas,
  type Nota,
  notaTarea,
  prepareBorradoNota,
  prepareEdicionNota,
} from '../../services/persona/notas';
import {
  applyCambio,
  applyDefinitivo,
  type CambioFlags,
  withCambio,
  withDefinitivo,
} from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

const COLUMNS: readonly Column<Nota>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Nota', value: ({ texto }) => texto, isLong: true },
  { header: 'Autor', value: ({ autor }) => autor },
  { header: 'Tuya', value: ({ mia }) => (mia === 1 ? 'sí' : 'no') },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Cambiada', value: ({ editada }) => editada, kind: 'instant', isMinor: true },
];

const NOMBRE = 'su nombre de ahora o uno de antes';

const addCommand = (context: Context): Command =>
  withLote(
    createCommand('add', 'Escribe una nota sobre una persona, que ella no ve.', [
      "garita notas add Recluta --texto 'Buen criterio en la puerta norte'",
      'garita notas add --archivo notas.csv --dry-run',
    ])
      .argument('[nombres...]', 'de quiénes: sus nombres de ahora o de antes')
      .option('--texto <texto>', `la nota, en ${NOTA_MAXIMA} caracteres como mucho`),
    notaTarea,
  ).action(
    async (usuarios: string[], { texto, ...flags }: LoteFlags & { readonly texto?: string }) =>
      runPersonas(context, notaTarea, { flags, usuarios, campos: { texto } }),
  );

const editCommand = (context: Context): Command =>
  withCambio(
    createCommand('edit', 'Cambia una nota tuya.', [
      "garita notas edit Recluta 3 --texto 'Muy buen criterio'",
      "garita notas edit Recluta 3 --texto 'Muy buen criterio' --dry-run",
    ])
      .argument('<nombre>', NOMBRE)
      .argument('<nota>', 'su número: «garita notas list» lo da', parseId)
      .requiredOption('--texto <texto>', 'cómo queda'),
  ).action(
    async (
      nombre: string,
      id: number,
      { texto, ...flags }: CambioFlags & { readonly texto: string },
    ) =>
      applyCambio(context, flags, (connection) =>
        prepareEdicionNota(connection, nombre, { id, texto }),
      ),
  );

const deleteCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('delete', 'Quita una nota tuya. Pide escribir cuál.', [
      'garita notas delete Recluta 3',
      'garita notas delete Recluta 3 --yes',
    ])
      .argument('<nombre>', NOMBRE)
      .argument('<nota>', 'su número: «garita notas list» lo da', parseId),
  ).action(async (nombre: string, id: number, flags: CambioFlags) =>
    applyDefinitivo(context, flags, (connection) => prepareBorradoNota(connection, nombre, id)),
  );

/** `garita notas …` */
export const notasCommands = (context: Context): Command =>
  createCommand('notas', DESCRIPCIONES.notas, [
    'garita notas list Recluta',
    'garita notas add Recluta --texto "Buen criterio"',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista las notas sobre una persona, las más nuevas primero.',
        ejemplos: ['garita notas list Recluta', 'garita notas list Recluta --json'],
        columns: COLUMNS,
        extend: (command) => command.argument('<nombre>', NOMBRE),
        read: (connection, { args: [nombre = ''] }) => listNotas(connection, nombre),
      }),
    )
    .addCommand(addCommand(context))
    .addCommand(editCommand(context))
    .addCommand(deleteCommand(context));
