import { NOMBRES_ESTADO } from '@garita/domain/ausencias/ausencia';
import { COLUMNAS_AUSENCIAS } from '@garita/domain/ausencias/columnas';
import { ENCARGADO, USUARIO } from '@garita/domain/listas/columna';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { prepareAusencia } from '../../services/ausencias/add';
import {
  createDecisionTask,
  DECISION,
  prepareEnd,
  prepareWithdrawal,
  terminarTask,
} from '../../services/ausencias/decide';
import { allRowsOf, rowsOf } from '../../services/rowsOf';
import { applyDefinitivo } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { prepareActo } from '../prepareActo';
import type { LoteFlags } from '../runLote';
import { refuseOfArchivo, runTask } from '../runTask';
import { required } from '../Takes';

function createDecisionCommand(op: 1 | 2, description: string) {
  const task = createDecisionTask(op);
  return createBulkCommand(task, {
    description: `${description} Pide escribir su nombre.`,
    ejemplos: [
      'Recluta Cabo',
      'Recluta --yes',
      `garita ausencias list --filtro 'estado=En espera' --csv | garita ${task.acto} --archivo - --yes`,
    ],
    isDefinitivo: true,
  });
}

const endCommand = createBulkCommand(terminarTask, {
  description:
    'Termina hoy una ausencia aceptada, la tuya o la de otra persona. Pide escribir su nombre.',
  ejemplos: ['', 'Recluta Cabo --yes'],
  run: async (context, usuarios: string[], flags: LoteFlags) => {
    if (usuarios.length > 0 || flags.archivo !== undefined) {
      return runTask(context, terminarTask, {
        flags,
        campos: {},
        varios: { campo: 'usuario', valores: usuarios },
        isDefinitivo: true,
      });
    }
    refuseOfArchivo(flags);
    await applyDefinitivo(context, flags, prepareActo('terminarAusencia', prepareEnd));
  },
});

export const ausenciasCommands = createGroup(
  'ausencias',
  ['list', 'accept Recluta'],
  [
    createListCommand({
      description: 'Lista las ausencias, las más nuevas primero.',
      ejemplos: ['', '--json'],
      read: allRowsOf('getAusencias'),
      columns: [
        ID,
        USUARIO,
        shownAs(COLUMNAS_AUSENCIAS.inicio, { header: 'Inicio' }),
        shownAs(COLUMNAS_AUSENCIAS.final, { header: 'Final' }),
        { header: 'Estado', value: ({ estado }) => NOMBRES_ESTADO[estado] },
        { header: 'Motivo', value: ({ motivo }) => motivo, isLong: true },
        { ...ENCARGADO, isMinor: true },
      ],
    }),
    createActCommand({
      name: 'add',
      description: 'Avisa de que no estarás; alguien por encima lo acepta o lo declina.',
      ejemplos: [
        '--desde 2026-12-01 --hasta 2026-12-05 --motivo Exámenes',
        '--desde 2026-12-01 --motivo Mudanza --dry-run',
      ],
      takes: {
        '--desde <día>': required('el primer día, como 2026-12-01'),
        '--hasta <día>': 'el último; si falta, el mismo',
        '--motivo <texto>': required('por qué'),
      },
      llamada: 'addAusencia',
      prepare: prepareAusencia,
    }),
    createDecisionCommand(DECISION.aceptar, 'Acepta la ausencia que una persona tiene en espera.'),
    createDecisionCommand(
      DECISION.rechazar,
      'Declina la ausencia que una persona tiene en espera.',
    ),
    createListCommand({
      name: 'away',
      description: 'Lista quién está ausente esta semana, hasta hoy.',
      ejemplos: ['', '--csv > ausentes.csv'],
      read: rowsOf('ausentes', ({ ausentes }) => ausentes),
      columns: [
        USUARIO,
        shownAs(COLUMNAS_AUSENCIAS.inicio, { header: 'Inicio' }),
        shownAs(COLUMNAS_AUSENCIAS.final, { header: 'Final' }),
      ],
    }),
    createActCommand({
      name: 'withdraw',
      description: 'Retira tu ausencia en espera. Pide escribir tu nombre.',
      ejemplos: ['', '--yes'],
      llamada: 'retirarAusencia',
      lee: ['getMyAusencias'],
      prepare: prepareWithdrawal,
      isDefinitivo: true,
    }),
    endCommand,
  ],
);
