import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import type { Context } from '../../Context';
import { findServidor } from '../../config/servidor';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import type { Column } from '../../output/Column';
import { type ListFormat, toJson, writeRows } from '../../output/writeRows';
import { findLlamada } from '../../services/sistema/findLlamada';
import { type LlamadaMostrada, listLlamadas } from '../../services/sistema/listLlamadas';
import { parseCampos } from '../../services/sistema/parseCampos';
import { isKeyed, sendLlamada, toPeticion } from '../../services/sistema/sendLlamada';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';
import { DRY_RUN, type DryRun, LIST_FORMAT } from '../sharedTakes';
import { readCampos, readInput } from './readCampos';

interface Flags extends DryRun, ListFormat {
  readonly lista?: string | true;
  readonly input?: string;
  readonly idempotencia?: string;
}

const describeCampos = ({ campos }: LlamadaMostrada): string =>
  Object.entries(campos)
    .map(([name, { isOptional }]) => (isOptional ? `[${name}]` : name))
    .join(' ');

const COLUMNS: readonly Column<LlamadaMostrada>[] = [
  { header: 'Llamada', value: ({ llamada }) => llamada },
  { header: 'Método', value: ({ metodo }) => metodo },
  { header: 'Ruta', value: ({ ruta }) => ruta },
  { header: 'Cambia', value: ({ cambia }) => (cambia ? 'sí' : 'no') },
  { header: 'Permiso', value: ({ permiso }) => permiso },
  { header: 'Campos', value: describeCampos, isLong: true, isMinor: true },
];

const HELP = `
Los campos llevan el nombre y el tipo del contrato: «garita api --lista multa»
los muestra, entre corchetes los que pueden faltar. Un momento se escribe como
2026-11-21 18:30, en la hora de esta máquina; un sí o no, sí o no; una lista, con
comas; lo que hay dentro de otro, con un punto (data.nombre=Faro). Con =@fichero
el valor se lee de un fichero, con =@- de la entrada estándar; un texto que
empieza por @ se escribe con dos.

Lo que cambia algo lleva una clave de idempotencia: si la conexión se corta se
repite sin hacerlo dos veces. Con la tuya vale también al repetir la orden.
No pide confirmación: prueba antes con --dry-run.`;

/**
 * Separates the call from its fields. The user may type `POST /sendMulta` without quotes. @returns
 * the call, then the fields
 */
const splitArgs = (
  first: string,
  words: readonly string[],
): [llamada: string, campos: readonly string[]] => {
  const [second = '', ...rest] = words;
  return /^[a-z]+$/i.test(first) && second.startsWith('/')
    ? [`${first} ${second}`, rest]
    : [first, words];
};

async function run(
  context: Context,
  [typed, args]: ReturnType<typeof splitArgs>,
  { input, dryRun, idempotencia }: Flags,
): Promise<void> {
  const { llamada, given } = findLlamada(typed);
  if (idempotencia !== undefined && !isKeyed(llamada))
    throw new UsageError(`${llamada.id} no lleva clave de idempotencia.`);
  const campos = [
    ...Object.entries(given).map(([nombre, texto]) => ({ nombre, texto, isFromFile: false })),
    ...(await readCampos(context, args)),
  ];
  const values = parseCampos(llamada, await readInput(context, input), campos);
  if (dryRun) {
    const { metodo, ruta, cuerpo } = toPeticion(llamada, values);
    context.stdout.write(
      toJson({ metodo, url: `${await findServidor(context.env)}/api${ruta}`, cuerpo }),
    );
    context.stderr.write('No se ha enviado nada.\n');
    return;
  }
  const connection = await connect(context);
  const answer = await sendLlamada(connection, llamada, values, idempotencia);
  context.stdout.write(Buffer.isBuffer(answer) ? answer : toJson(answer));
  if (connection.replayed.size > 0)
    context.stderr.write('Ya estaba hecho: el portal ha repetido lo que respondió entonces.\n');
}

export const apiCommand = defineCommand({
  name: 'api',
  description: DESCRIPCIONES.api,
  ejemplos: [
    '--lista multa',
    'usuarioPermiso id=6',
    "sendMulta usuario=6 motivo='Llegó tarde' creditos=50 --dry-run",
    'POST /ext/alta --input gente.json',
  ],
  takes: {
    '[llamada]': 'su nombre, como sendMulta, o su método y su ruta, como POST /sendMulta',
    '[campo=valor...]': 'lo que lleva',
    ...DRY_RUN,
    '--lista [palabra]':
      'muestra las llamadas, con su método, su ruta y su permiso; solo las que llevan la palabra',
    '--input <fichero>': 'los campos como un objeto de JSON; - es la entrada estándar',
    '--idempotencia <clave>': `con la misma clave y lo mismo, el portal no lo hace dos veces en ${IDEMPOTENCY_HOURS} horas; de 8 a 128 caracteres`,
    ...LIST_FORMAT,
  },
  notes: HELP,
  run: async (context, llamada: string | undefined, words: string[], flags: Flags) => {
    if (flags.lista !== undefined) {
      writeRows(context, listLlamadas(flags.lista === true ? '' : flags.lista), COLUMNS, flags);
      return;
    }
    if (flags.csv) throw new UsageError('«--csv» es para «--lista»: una llamada escribe JSON.');
    if (llamada === undefined)
      throw new UsageError('Falta «llamada». «garita api --lista» las muestra.');
    return run(context, splitArgs(llamada, words), flags);
  },
});
