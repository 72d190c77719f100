import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_PASES } from '@garita/domain/paselista/columnas';
import { UsageError } from '../../errors';
import { listLlamados } from '../../services/paselista/list';
import { type PasePedido, preparePase } from '../../services/paselista/send';
import { rowsOf } from '../../services/rowsOf';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';

export const paselistaCommands = createGroup(
  'paselista',
  ['show', 'send --los-demas'],
  [
    createListCommand({
      description: 'Lista los pases de lista que se han hecho, los más nuevos primero.',
      ejemplos: ['', '--limite 5 --json'],
      read: rowsOf('paseListas'),
      columns: [
        FECHA,
        COLUMNAS_PASES.encargado,
        COLUMNAS_PASES.queda,
        { ...COLUMNAS_PASES.sumados, isLong: true },
        {
          header: 'Pausados',
          value: ({ pausadosNombre }) => pausadosNombre || null,
          isMinor: true,
        },
        { ...COLUMNAS_PASES.fuera, isMinor: true },
      ],
    }),
    createListCommand({
      name: 'show',
      description: 'Muestra a quién contaría un pase de lista ahora, por orden de nombre.',
      ejemplos: ['', '--watch'],
      llamadas: ['getTimesLista'],
      read: listLlamados,
      columns: [
        { header: 'Id', value: ({ bajo }) => bajo, kind: 'number' },
        { header: 'Usuario', value: ({ bajoNombre }) => bajoNombre },
        { header: 'Tiempo', value: ({ mins }) => mins, kind: 'minutes' },
        { header: 'Pausado', value: ({ pausa }) => (pausa === 1 ? 'sí' : null) },
        { header: 'Supervisa', value: ({ altoNombre }) => altoNombre },
      ],
      isWatched: true,
    }),
    createActCommand({
      name: 'send',
      description:
        'Pasa lista a quienes tienen un tiempo abierto. Pide escribir a cuántas personas.',
      ejemplos: [
        '--fuera Cabo --los-demas',
        '--sumados Recluta Agente --pausados Cabo --queda Oficial --dry-run',
      ],
      takes: {
        '--sumados <usuarios...>': 'quiénes estaban: ganan una asistencia',
        '--pausados <usuarios...>': 'a quiénes se les pausa el tiempo',
        '--fuera <usuarios...>':
          'quiénes estaban fuera de base: su tiempo se cancela sin abonar nada',
        '--los-demas':
          'suma también a todos los que no se nombran; «garita paselista show» los lista',
        '--queda <usuario>': 'quién queda al cargo; si falta, tú',
      },
      llamada: 'sendLista',
      lee: ['getTimesLista', 'isPaseLista', 'paseListas'],
      parse: (_, flags: PasePedido): [PasePedido] => {
        const { sumados, pausados, fuera, losDemas } = flags;
        if (!(sumados ?? pausados ?? fuera ?? losDemas))
          throw new UsageError(
            'Di a quién se cuenta: --sumados, --pausados, --fuera o --los-demas.',
          );
        return [flags];
      },
      prepare: preparePase,
      isDefinitivo: true,
    }),
  ],
);
