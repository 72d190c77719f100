import type { Schemas } from '@garita/api-client/Schemas';
import { FECHA } from '@garita/domain/listas/columna';
import { describeRespuesta } from '@garita/domain/webhooks/entrega';
import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { MAX } from '../../input/parseCuantos';
import { parseId } from '../../input/parseId';
import { readStdin } from '../../input/readArchivo';
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
import { applyCambio, CAMBIO, type CambioFlags } from '../applyCambio';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { defineCommand } from '../defineCommand';
import { prepareActo } from '../prepareActo';
import { type MaxFlags, takeMax } from '../sharedTakes';

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

const DIRECCION = {
  '--direccion-stdin': 'lee la dirección de la entrada estándar, y no la pregunta',
};

const WEBHOOK = { '<webhook>': 'su nombre o su número' };

/**
 * Asks for the webhook's address. The address is never an argument, since anyone who knows it can
 * post to the webhook.
 */
function askDireccion(context: Context, { direccionStdin }: DireccionFlags): Promise<string> {
  if (direccionStdin) return readStdin(context);
  requireTerminal(context, 'da la dirección por la entrada estándar con --direccion-stdin');
  return ask(context, 'Dirección del webhook: ', { hidden: true });
}

const createWebhookCommand = defineCommand({
  name: 'create',
  alias: 'add',
  description: 'Pone un webhook y dice qué cuenta. Pregunta su dirección, que es un secreto.',
  ejemplos: [
    "'Canal de avisos' ascenso despido",
    "Ascensos 'ascenso=Sube **{persona}** a {rango}' --direccion-stdin < direccion.txt",
  ],
  takes: {
    '<nombre>': 'su nombre',
    '[sucesos...]': `qué cuenta, con las palabras de siempre o con otras detrás de =: ${SUCESO_IDS.join(', ')}`,
    ...CAMBIO,
    ...DIRECCION,
  },
  llamadas: ['crearWebhook'],
  run: async (context, nombre: string, typed: string[], flags: CambioFlags & DireccionFlags) => {
    const sucesos = await checkNuevo(await connect(context), nombre, typed);
    const direccion = await askDireccion(context, flags);
    const prepare = () => prepareNuevo({ nombre, direccion, sucesos });
    await applyCambio(context, flags, prepareActo('crearWebhook', prepare));
  },
});

type EditFlags = DireccionFlags & { readonly direccion?: true };

const editCommand = createActCommand({
  name: 'edit',
  description: 'Cambia el nombre de un webhook, lo que cuenta o su dirección, o lo apaga.',
  ejemplos: [
    "'Canal de avisos' activo=no",
    "'Canal de avisos' ascenso='Sube {persona}' despido= --dry-run",
  ],
  takes: {
    ...WEBHOOK,
    '[campo=valor...]': `nombre, activo (sí o no), o ${SUCESO_IDS.join(', ')}; sin nada detrás de =, deja de contarse`,
    ...DIRECCION,
    '--direccion': 'pregunta otra dirección',
  },
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
  ['list', "test 'Canal de avisos'"],
  [
    createListCommand({
      description: 'Lista los webhooks y lo que cuenta cada uno.',
      ejemplos: ['', '--json'],
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
      ejemplos: ["'Canal de avisos'", '1 --yes'],
      takes: WEBHOOK,
      llamada: 'quitarWebhook',
      lee: ['webhooks'],
      prepare: prepareQuitado,
      isDefinitivo: true,
    }),
    createActCommand({
      name: 'test',
      description: 'Envía una línea a un webhook, para ver si llega.',
      ejemplos: ["'Canal de avisos'", '1 --dry-run'],
      takes: WEBHOOK,
      llamada: 'probarWebhook',
      lee: ['webhooks'],
      prepare: preparePrueba,
    }),
    createListCommand<Schemas['EntregaWebhook'], MaxFlags>({
      name: 'deliveries',
      description: 'Lista lo que se ha enviado a un webhook y lo que espera, lo más nuevo primero.',
      ejemplos: ["'Canal de avisos'", '1 --max 20 --watch'],
      columns: ENTREGAS,
      takes: {
        ...WEBHOOK,
        ...takeMax('cuántas entregas como mucho; todas si no se indica'),
      },
      llamadas: ['entregasWebhook'],
      read: (connection, { args: [webhook = ''], flags: { max = MAX } }) =>
        listEntregas(connection, webhook, max),
      isWatched: true,
    }),
    createActCommand({
      name: 'resend',
      description: 'Vuelve a enviar una entrega, con las palabras de ahora.',
      ejemplos: ["'Canal de avisos' 7", '1 7 --dry-run'],
      takes: {
        ...WEBHOOK,
        '<entrega>': { help: 'su número: «garita webhooks deliveries» lo da', parse: parseId },
      },
      llamada: 'reenviarEntrega',
      prepare: prepareReenvio,
    }),
  ],
);
