import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { despidoTarea } from '../../services/despidos/dismiss';
import { type Despido, listDespidos } from '../../services/despidos/list';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

const COLUMNS: readonly Column<Despido>[] = [
  { header: 'Id', value: ({ usuario }) => usuario, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre },
  { header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant' },
  { header: 'Volvió', value: ({ ingreso }) => ingreso, kind: 'instant', isMinor: true },
];

const dismissCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'dismiss',
      'Despide a una persona: cierra lo que tenga abierto y sus sesiones, y libera su firma. Pide escribir su nombre.',
      [
        'garita despidos dismiss Recluta --motivo "Inactividad"',
        'garita despidos dismiss --archivo despidos.csv --dry-run',
      ],
    )
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option('--motivo <texto>', 'por qué'),
    despidoTarea,
  ).action(
    async (usuarios: string[], { motivo, ...flags }: LoteFlags & { readonly motivo?: string }) =>
      runPersonas(context, despidoTarea, {
        flags,
        usuarios,
        campos: { motivo },
        isDefinitivo: true,
      }),
  );

/** `garita despidos …` */
export const despidosCommands = (context: Context): Command =>
  createCommand('despidos', DESCRIPCIONES.despidos, [
    'garita despidos list',
    'garita despidos dismiss Recluta --motivo "Inactividad"',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista los despidos, los más nuevos primero.',
        ejemplos: ['garita despidos list', 'garita despidos list --csv > despidos.csv'],
        columns: COLUMNS,
        read: listDespidos,
      }),
    )
    .addCommand(dismissCommand(context));
