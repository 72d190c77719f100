import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { degradoTarea } from '../../services/degrados/demote';
import { type Degrado, listDegrados } from '../../services/degrados/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

const COLUMNS: readonly Column<Degrado>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'De', alias: 'Tenía', value: ({ rango_anterior }) => rango_anterior },
  { header: 'A', alias: 'Pasó a', value: ({ rango_degrado }) => rango_degrado },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', isMinor: true },
];

type DemoteFlags = LoteFlags & { readonly mision?: string; readonly motivo?: string };

const demoteCommand = (context: Context): Command =>
  withLote(
    createCommand('demote', 'Pasa a una persona a una misión inferior. Pide escribir su nombre.', [
      'garita degrados demote Agente --mision "Vigilante I" --motivo "Falta grave"',
      'garita degrados demote --archivo degrados.csv --dry-run',
    ])
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option('--mision <misión>', 'la misión a la que pasa, por su nombre o su número')
      .option('--motivo <texto>', 'por qué'),
    degradoTarea,
  ).action(async (usuarios: string[], { mision, motivo, ...flags }: DemoteFlags) =>
    runPersonas(context, degradoTarea, {
      flags,
      usuarios,
      campos: { mision, motivo },
      isDefinitivo: true,
    }),
  );

/** `garita degrados …` */
export const degradosCommands = (context: Context): Command =>
  createCommand('degrados', DESCRIPCIONES.degrados, [
    'garita degrados list',
    'garita degrados demote Recluta --mision Recluta --motivo "Falta grave"',
  ])
    .addCommand(demoteCommand(context))
    .addCommand(
      createListCommand(context, {
        description: 'Lista los degrados, los más nuevos primero.',
        ejemplos: ['garita degrados list', 'garita degrados list --csv > degrados.csv'],
        columns: COLUMNS,
        read: listDegrados,
      }),
    );
