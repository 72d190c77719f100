import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import { describeRespuesta } from '@garita/domain/webhooks/entrega';
import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import { parseId } from '../../input/parseId';
import { readStdin } from '../../input/readStdin';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { rowsOf } from '../../services/rowsOf';
import {
  checkNuevo,
  prepareEdicion,
  prepareNuevo,
  preparePrueba,
  prepareQuitado,
  prepareReenvio,
} from '../../services/webhooks/change';
import { listEntregas } from '../../services/webhooks/list';
import { ask } from '../../terminal/ask';
import { requireTerminal } from '../../terminal/askClave';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { prepareActo } from '../prepareActo';
import { type MaxFlags, withMax } from '../withMax';

const describeEstado = ({ activo, detenido }: Schemas['Webhook']): string =>
  detenido !== null ? 'detenido' : activo === 1 ? 'encendido' : 'apagado';

const ENTREGAS: readonly Column<Schemas['EntregaWebhook']>[] = [
  ID,
  FECHA,
  { header: 'Suceso', value: ({ suceso }) => suceso },
  { header: 'Estado', value: ({ estado }) => estado },
  { header: 'Texto', value: ({ texto }) => texto, isLong: true },
  { header: 'Respuesta', value: describeRespuesta },
];

interface DireccionFlags {
  readonly direccionStdin?: true;
}

const withDireccion = (command: Command): Command =>
  command.option('--direccion-stdin', 'lee la dirección de la entrada estándar, y no la pregunta');

/** The address never comes from an argument: anyone who knows it can post to the webhook. */
function askDireccion(context: Context, { direccionStdin }: DireccionFlags): Promise<string> {
  if (direccionStdin) return readStdin(context);
  requireTerminal(context, 'da la dirección por la entrada estándar con --direccion-stdin');
  return ask(context, 'Dirección del webhook: ', { hidden: true });
}

const createWebhookCommand = (context: Context): Command =>
  withLlamadas(
    withDireccion(
      withCambio(
        createCommand(
          'create',
          'Pone un webhook y dice qué cuenta. Pregunta su dirección, que es un secreto.',
          [
            "garita webhooks create 'Canal de avisos' ascenso despido",
            "garita webhooks create Ascensos 'ascenso=Sube **{persona}** a {rango}' --direccion-stdin < direccion.txt",
          ],
        )
          .alias('add')
          .argument('<nombre>', 'su nombre')
          .argument(
            '[sucesos...]',
            `qué cuenta, con las palabras de siempre o con otras detrás de =: ${SUCESO_IDS.join(', ')}`,
          ),
      ),
    ),
    ['crearWebhook'],
  ).action(async (nombre: string, typed: string[], flags: CambioFlags & DireccionFlags) => {
    const sucesos = await checkNuevo(await connect(context), nombre, typed);
    const direccion = await askDireccion(context, flags);
    const prepare = () => prepareNuevo({ nombre, direccion, sucesos });
    await applyCambio(context, flags, prepareActo('crearWebhook', prepare));
  });

type EditFlags = DireccionFlags & { readonly direccion?: true };

const editCommand = createActCommand({
  name: 'edit',
  description: 'Cambia el nombre de un webhook, lo que cuenta o su dirección, o lo apaga.',
  ejemplos: [
    "garita webhooks edit 'Canal de avisos' activo=no",
    "garita webhooks edit 'Canal de avisos' ascenso='Sube {persona}' despido= --dry-run",
  ],
  takes: {
    '<webhook>': 'su nombre o su número',
    '[campo=valor...]': `nombre, activo (sí o no), o ${SUCESO_IDS.join(', ')}; sin nada detrás de =, deja de contarse`,
  },
  extend: (command) => withDireccion(command).option('--direccion', 'pregunta otra dirección'),
  llamada: 'editarWebhook',
  lee: ['webhooks'],
  parse: async (
    context,
    webhook: string,
    cambios: string[],
    { direccion, ...flags }: EditFlags,
  ): Promise<Parameters<typeof prepareEdicion> extends [unknown, ...infer Args] ? Args : never> => {
    const isOther = direccion || flags.direccionStdin;
    if (cambios.length === 0 && !isOther)
      throw new UsageError('Di qué cambia: campo=valor, «--direccion» o «--direccion-stdin».');
    return [webhook, { cambios, direccion: isOther ? await askDireccion(context, flags) : null }];
  },
  prepare: prepareEdicion,
});

export const webhooksCommands = createGroup(
  'webhooks',
  ['garita webhooks list', "garita webhooks test 'Canal de avisos'"],
  [
    createListCommand({
      description: 'Lista los webhooks y lo que cuenta cada uno.',
      ejemplos: ['garita webhooks list', 'garita webhooks list --json'],
      read: rowsOf('webhooks'),
      columns: [
        ID,
        { header: 'Nombre', value: ({ nombre }) => nombre },
        { header: 'Termina en', value: ({ pista }) => pista },
        { header: 'Estado', value: describeEstado },
        {
          header: 'Cuenta',
          value: ({ sucesos }) =>
            SUCESO_IDS.filter((suceso) => sucesos[suceso] !== null).join(' ') || null,
          isLong: true,
        },
        { header: 'Esperan', value: ({ pendientes }) => pendientes, kind: 'number' },
        {
          header: 'Última',
          value: ({ ultima }) => ultima && describeRespuesta(ultima),
          isMinor: true,
        },
      ],
    }),
    createWebhookCommand,
    editCommand,
    createActCommand({
      name: 'delete',
      description: 'Quita un webhook: no se le envía nada más. Pide escribir su nombre.',
      ejemplos: ["garita webhooks delete 'Canal de avisos'", 'garita webhooks delete 1 --yes'],
      takes: { '<webhook>': 'su nombre o su número' },
      llamada: 'quitarWebhook',
      lee: ['webhooks'],
      prepare: prepareQuitado,
      isDefinitivo: true,
    }),
    createActCommand({
      name: 'test',
      description: 'Envía una línea a un webhook, para ver si llega.',
      ejemplos: ["garita webhooks test 'Canal de avisos'", 'garita webhooks test 1 --dry-run'],
      takes: { '<webhook>': 'su nombre o su número' },
      llamada: 'probarWebhook',
      lee: ['webhooks'],
      prepare: preparePrueba,
    }),
    createListCommand<Schemas['EntregaWebhook'], MaxFlags>({
      name: 'deliveries',
      description: 'Lista lo que se ha enviado a un webhook y lo que espera, lo más nuevo primero.',
      ejemplos: [
        "garita webhooks deliveries 'Canal de avisos'",
        'garita webhooks deliveries 1 --max 20 --watch',
      ],
      columns: ENTREGAS,
      extend: (command) =>
        withMax(
          command.argument('<webhook>', 'su nombre o su número'),
          'cuántas entregas como mucho; todas si no se indica',
        ),
      llamadas: ['entregasWebhook'],
      read: (connection, { args: [webhook = ''], flags: { max = MAX } }) =>
        listEntregas(connection, webhook, max),
      isWatched: true,
    }),
    createActCommand({
      name: 'resend',
      description: 'Vuelve a enviar una entrega, con las palabras de ahora.',
      ejemplos: [
        "garita webhooks resend 'Canal de avisos' 7",
        'garita webhooks resend 1 7 --dry-run',
      ],
      extend: (command) =>
        command
          .argument('<webhook>', 'su nombre o su número')
          .argument('<entrega>', 'su número: «garita webhooks deliveries» lo da', parseId),
      llamada: 'reenviarEntrega',
      prepare: prepareReenvio,
    }),
  ],
);
