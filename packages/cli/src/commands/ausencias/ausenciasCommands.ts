import { NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import {
  createDecisionTarea,
  DECISION,
  prepareEnd,
  prepareWithdrawal,
  terminarTarea,
} from '../../services/ausencias/decide';
import {
  type Ausencia,
  type Ausente,
  listAusencias,
  listAusentes,
} from '../../services/ausencias/list';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { refuseOfArchivo, runPersonas, withLote } from '../withLote';
import { addCommand } from './add';

const COLUMNS: readonly Column<Ausencia>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Inicio', alias: 'Desde', value: ({ inicio }) => inicio },
  { header: 'Final', alias: 'Hasta', value: ({ final }) => final },
  { header: 'Estado', value: ({ estado }) => NOMBRES_ESTADO[estado] },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
];

const COLUMNS_AUSENTES: readonly Column<Ausente>[] = [
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio },
  { header: 'Final', value: ({ final }) => final },
];

function createDecisionCommand(
  context: Context,
  name: string,
  description: string,
  op: 1 | 2,
): Command {
  const tarea = createDecisionTarea(op);
  return withLote(
    createCommand(name, `${description} Pide escribir su nombre.`, [
      `garita ausencias ${name} Recluta Cabo`,
      `garita ausencias ${name} Recluta --yes`,
      `garita ausencias list --filtro 'estado=En espera' --csv | garita ausencias ${name} --archivo - --yes`,
    ]).argument('[usuarios...]', 'de quiénes: sus nombres o sus números'),
    tarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, tarea, { flags, usuarios, campos: {}, isDefinitivo: true }),
  );
}

const endCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'end',
      'Termina hoy una ausencia aceptada, la tuya o la de otra persona. Pide escribir su nombre.',
      ['garita ausencias end', 'garita ausencias end Recluta Cabo --yes'],
    ).argument('[usuarios...]', 'de quiénes: sus nombres o sus números; sin nadie, la tuya'),
    terminarTarea,
  ).action(async (usuarios: string[], flags: LoteFlags) => {
    if (usuarios.length > 0 || flags.archivo !== undefined) {
      return runPersonas(context, terminarTarea, {
        flags,
        usuarios,
        campos: {},
        isDefinitivo: true,
      });
    }
    refuseOfArchivo(flags);
    await applyDefinitivo(context, flags, prepareEnd);
  });

/** `garita ausencias …` */
export const ausenciasCommands = (context: Context): Command =>
  createCommand('ausencias', DESCRIPCIONES.ausencias, [
    'garita ausencias list',
    'garita ausencias accept Recluta',
  ])
    .addCommand(
      createListCommand(context, {
        description: 'Lista las ausencias, las más nuevas primero.',
        ejemplos: ['garita ausencias list', 'garita ausencias list --json'],
        columns: COLUMNS,
        read: listAusencias,
      }),
    )
    .addCommand(addCommand(context))
    .addCommand(
      createDecisionCommand(
        context,
        'accept',
        'Acepta la ausencia que una persona tiene en espera.',
        DECISION.aceptar,
      ),
    )
    .addCommand(
      createDecisionCommand(
        context,
        'decline',
        'Rechaza la ausencia que una persona tiene en espera.',
        DECISION.rechazar,
      ),
    )
    .addCommand(
      createListCommand(context, {
        name: 'away',
        description: 'Lista quién está ausente esta semana, hasta hoy.',
        ejemplos: ['garita ausencias away', 'garita ausencias away --csv > ausentes.csv'],
        columns: COLUMNS_AUSENTES,
        read: listAusentes,
      }),
    )
    .addCommand(
      withDefinitivo(
        createCommand('withdraw', 'Retira tu ausencia en espera. Pide escribir tu nombre.', [
          'garita ausencias withdraw',
          'garita ausencias withdraw --yes',
        ]),
      ).action(async (flags: CambioFlags) => applyDefinitivo(context, flags, prepareWithdrawal)),
    )
    .addCommand(endCommand(context));
