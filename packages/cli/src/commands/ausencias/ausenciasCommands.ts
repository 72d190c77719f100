import { NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { DECISION, prepareDecision, prepareEnd, prepareWithdrawal } from '../../services/ausencias/decide';
import { type Ausencia, type Ausente, listAusencias, listAusentes } from '../../services/ausencias/list';
import { applyDefinitivo, type CambioFlags, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { createListCommand } from '../createListCommand';
import { addCommand } from './add';

const COLUMNS: readonly Column<Ausencia>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio },
  { header: 'Final', value: ({ final }) => final },
  { header: 'Estado', value: ({ estado }) => NOMBRES_ESTADO[estado] },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, isMinor: true },
];

const COLUMNS_AUSENTES: readonly Column<Ausente>[] = [
  { header: 'Usuario', value: ({ usuarioNombre }) => usuarioNombre },
  { header: 'Inicio', value: ({ inicio }) => inicio },
  { header: 'Final', value: ({ final }) => final },
];

const createDecisionCommand = (context: Context, name: string, description: string, op: 1 | 2): Command =>
  withDefinitivo(
    createCommand(name, `${description} Pide escribir su nombre.`, [`garita ausencias ${name} Recluta`, `garita ausencias ${name} Recluta --yes`]).argument(
      '<usuario|id>',
      'su nombre o su número',
    ),
  ).action(async (usuario: string, flags: CambioFlags) => applyDefinitivo(context, flags, (connection) => prepareDecision(connection, usuario, op)));

/** `garita ausencias …` */
export const ausenciasCommands = (context: Context): Command =>
  createCommand('ausencias', 'Quién ha avisado de que no estará.', ['garita ausencias list', 'garita ausencias accept Recluta'])
    .addCommand(
      createListCommand(context, {
        description: 'Lista las ausencias, las más nuevas primero.',
        ejemplos: ['garita ausencias list', 'garita ausencias list --json'],
        columns: COLUMNS,
        read: listAusencias,
      }),
    )
    .addCommand(addCommand(context))
    .addCommand(createDecisionCommand(context, 'accept', 'Acepta la ausencia que una persona tiene en espera.', DECISION.aceptar))
    .addCommand(createDecisionCommand(context, 'decline', 'Rechaza la ausencia que una persona tiene en espera.', DECISION.rechazar))
    .addCommand(
      createListCommand(context, {
        name: 'away',
        description: 'Lista quién está ausente esta semana, hasta hoy.',
        ejemplos: ['garita ausencias away'],
        columns: COLUMNS_AUSENTES,
        read: listAusentes,
      }),
    )
    .addCommand(
      withDefinitivo(createCommand('withdraw', 'Retira tu ausencia en espera. Pide escribir tu nombre.', ['garita ausencias withdraw'])).action(
        async (flags: CambioFlags) => applyDefinitivo(context, flags, prepareWithdrawal),
      ),
    )
    .addCommand(
      withDefinitivo(
        createCommand('end', 'Termina hoy una ausencia aceptada, la tuya o la de otra persona. Pide escribir su nombre.', [
          'garita ausencias end',
          'garita ausencias end Recluta --yes',
        ]).argument('[usuario|id]', 'su nombre o su número; sin él, la tuya'),
      ).action(async (usuario: string | undefined, flags: CambioFlags) => applyDefinitivo(context, flags, (connection) => prepareEnd(connection, usuario))),
    );
