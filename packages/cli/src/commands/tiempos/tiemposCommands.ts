import type { Schemas } from '@garita/api-client/Schemas';
import { COLUMNAS_TIEMPOS } from '@garita/domain/tiempos/columnas';
import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { isTiempoLargo, readReloj, TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { shownAs } from '../../output/shownAs';
import { rowsOf } from '../../services/rowsOf';
import { type AccionSimple, createActoTask } from '../../services/tiempos/act';
import { ajusteTask } from '../../services/tiempos/adjust';
import { prepareCuenta } from '../../services/tiempos/cuenta';
import { aperturaTask } from '../../services/tiempos/open';
import { createActCommand } from '../createActCommand';
import { createBulkCommand } from '../createBulkCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { showCommand } from './show';

const saldoOf = (tiempo: Schemas['Tiempo']): number =>
  exactMinutesOf(readReloj(tiempo), Date.now()).saldo;

const COLUMNS: readonly Column<Schemas['Tiempo']>[] = [
  ID,
  COLUMNAS_TIEMPOS.usuario,
  shownAs(COLUMNAS_TIEMPOS.acumulado, { header: 'Tiempo' }),
  { header: 'Debe', value: (tiempo) => minutosDebidos(saldoOf(tiempo)) || null, kind: 'minutes' },
  { header: 'Aviso', value: (tiempo) => (isTiempoLargo(tiempo, Date.now()) ? TIEMPO_LARGO : null) },
  { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
  shownAs(COLUMNAS_TIEMPOS.encargado, { header: 'Supervisa' }),
  { header: 'Inicio', value: ({ inicio }) => inicio, kind: 'instant', isMinor: true },
];

function createActoCommand(accion: AccionSimple, description: string, isDefinitivo = false) {
  const ejemplos = ['Recluta Cabo', '--archivo gente.csv --dry-run'];
  return createBulkCommand(createActoTask(accion), { description, ejemplos, isDefinitivo });
}

export const tiemposCommands = createGroup(
  'tiempos',
  ['list', 'counting'],
  [
    createListCommand({
      description: 'Lista los tiempos abiertos por orden de nombre.',
      ejemplos: ['', '--json'],
      read: rowsOf('getAllTime'),
      columns: COLUMNS,
      isWatched: true,
    }),
    createListCommand({
      name: 'counting',
      description: 'Dice cómo se cuentan los minutos de quien lleva varios tiempos a la vez.',
      ejemplos: ['', '--json'],
      read: rowsOf('cuentaEncargado', ({ cuenta }) => [
        { cuenta, significa: TIEMPOS.cuentas[cuenta] },
      ]),
      columns: [
        { header: 'Cuenta', value: ({ cuenta }) => cuenta },
        { header: 'Significa', value: ({ significa }) => significa, isLong: true },
      ],
    }),
    createListCommand({
      name: 'waiting',
      description: 'Lista los tiempos abiertos que esperan un encargado, por orden de nombre.',
      ejemplos: ['', '--watch'],
      read: rowsOf('getSolicitudTiempo'),
      columns: COLUMNS,
      isWatched: true,
    }),
    showCommand,
    createActCommand({
      name: 'count',
      description: 'Cambia cómo se cuentan los minutos de quien lleva varios tiempos a la vez.',
      ejemplos: ['una_vez', 'por_tiempo --dry-run'],
      takes: { '<cuenta>': 'una_vez o por_tiempo' },
      llamada: 'cambiarCuentaEncargado',
      prepare: prepareCuenta,
    }),
    createBulkCommand(aperturaTask, {
      description: 'Abre un tiempo a una persona, a tu cargo.',
      ejemplos: ['Recluta Cabo', 'Recluta --sin-encargado'],
    }),
    createBulkCommand(ajusteTask, {
      description: 'Suma minutos a un tiempo abierto, o los resta.',
      ejemplos: ['Recluta --minutos 5', 'Recluta --minutos -5 --dry-run'],
    }),
    createActoCommand('ligar', 'Te pone como encargado de un tiempo que no lo tiene.'),
    createActoCommand('desligar', 'Deja un tiempo sin encargado.'),
    createActoCommand('pausar', 'Pausa un tiempo.'),
    createActoCommand('despausar', 'Reanuda un tiempo pausado.'),
    createActoCommand(
      'confirmar',
      'Cierra un tiempo y abona sus minutos. Pide escribir el nombre.',
      true,
    ),
    createActoCommand(
      'cancelar',
      'Cierra un tiempo sin abonar nada. Pide escribir el nombre.',
      true,
    ),
  ],
);
