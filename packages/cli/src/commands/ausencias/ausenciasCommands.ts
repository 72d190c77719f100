import type { Schemas } from '@garita/api-client/Schemas';
import { NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import { ENCARGADO, USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import {
  createDecisionTarea,
  DECISION,
  prepareEnd,
  prepareWithdrawal,
  terminarTarea,
} from '../../services/ausencias/decide';
import { type Ausente, listAusentes } from '../../services/ausencias/list';
import { readAll } from '../../services/readAll';
import { applyDefinitivo } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import type { LoteFlags } from '../runLote';
import { refuseOfArchivo, runPersonas, withLote } from '../withLote';
import { addCommand } from './add';

const COLUMNS: readonly Column<Schemas['Ausencia']>[] = [
  ID,
  USUARIO,
  { header: 'Inicio', alias: 'Desde', value: ({ inicio }) => inicio },
  { header: 'Final', alias: 'Hasta', value: ({ final }) => final },
  { header: 'Estado', value: ({ estado }) => NOMBRES_ESTADO[estado] },
  { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
  { ...ENCARGADO, isMinor: true },
];

const COLUMNS_AUSENTES: readonly Column<Ausente>[] = [
  USUARIO,
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
  return createBulkCommand(context, tarea, {
    description: `${description} Pide escribir su nombre.`,
    ejemplos: [
      `garita ausencias ${name} Recluta Cabo`,
      `garita ausencias ${name} Recluta --yes`,
      `garita ausencias list --filtro 'estado=En espera' --csv | garita ausencias ${name} --archivo - --yes`,
    ],
    takes: { '[usuarios...]': 'de quiénes: sus nombres o sus números' },
    isDefinitivo: true,
  });
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

export const ausenciasCommands = (context: Context): Command =>
  createGroup(
    'ausencias',
    ['garita ausencias list', 'garita ausencias accept Recluta'],
    [
      createListCommand(context, {
        description: 'Lista las ausencias, las más nuevas primero.',
        ejemplos: ['garita ausencias list', 'garita ausencias list --json'],
        columns: COLUMNS,
        read: (connection) => readAll(connection, 'getAusencias'),
      }),
      addCommand(context),
      createDecisionCommand(
        context,
        'accept',
        'Acepta la ausencia que una persona tiene en espera.',
        DECISION.aceptar,
      ),
      createDecisionCommand(
        context,
        'decline',
        'Rechaza la ausencia que una persona tiene en espera.',
        DECISION.rechazar,
      ),
      createListCommand(context, {
        name: 'away',
        description: 'Lista quién está ausente esta semana, hasta hoy.',
        ejemplos: ['garita ausencias away', 'garita ausencias away --csv > ausentes.csv'],
        columns: COLUMNS_AUSENTES,
        read: listAusentes,
      }),
      createActCommand(context, {
        name: 'withdraw',
        description: 'Retira tu ausencia en espera. Pide escribir tu nombre.',
        ejemplos: ['garita ausencias withdraw', 'garita ausencias withdraw --yes'],
        prepare: prepareWithdrawal,
        isDefinitivo: true,
      }),
      endCommand(context),
    ],
  );
