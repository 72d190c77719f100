import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { listNombres, type NombreDeMision } from '@garita/domain/alta/nombresDeMision';
import { ALTA } from '@garita/domain/alta/textos';
import { contar } from '@garita/domain/formato/contar';
import { foldText } from '@garita/domain/formato/foldText';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { readBytes } from '../../input/readArchivo';
import type { Column } from '../../output/Column';
import { openCodigos } from '../../output/openCodigos';
import { toVisible } from '../../output/toVisible';
import { type ListFormat, writeRows } from '../../output/writeRows';
import { type Indicaciones, type Lista, readLista } from '../../services/usuarios/lista';
import { confirmByTyping, willAsk } from '../../terminal/confirmByTyping';
import { toSentence } from '../applyCambio';
import { defineCommand } from '../defineCommand';
import { CONFIRMATION, type Confirmation, LIST_FORMAT } from '../sharedTakes';

type Flags = Confirmation & ListFormat & Indicaciones & { readonly codigos?: string };

const ESTADO: Readonly<Record<Schemas['FilaJuzgada']['estado'], string>> = {
  nueva: 'Nueva',
  estaba: 'Ya estaba',
  distinta: 'Ya estaba',
  falta: 'Por arreglar',
};

const COLUMNS: readonly Column<Schemas['FilaJuzgada']>[] = [
  { header: 'Línea', value: ({ fila }) => fila, kind: 'number' },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision?.nombre ?? '' },
  { header: 'Firma', value: ({ firma }) => firma ?? '', isMinor: true },
  { header: 'Estado', value: ({ estado }) => ESTADO[estado] },
  {
    header: 'Detalle',
    value: ({ texto, faltas }) =>
      [texto, ...faltas.map((one) => one.texto)].filter(Boolean).join('; '),
    isLong: true,
  },
];

/** The option that accepts a proposal, quoted for a shell. */
const toOption = ({ nombre, propuesta }: NombreDeMision): string[] => {
  if (!propuesta) return [];
  // A proposal with the same name as in the list means that several categories have a mission of
  // that name. The option then names the category too.
  const isSame = foldText(propuesta.mision) === foldText(nombre);
  const mision = isSame ? `${propuesta.categoria} ${propuesta.mision}` : propuesta.mision;
  return [`--mision '${toVisible(`${nombre}=${mision}`).replaceAll("'", "'\\''")}'`];
};

/**
 * Reports each unknown name of a mission once, with its proposal. @returns the lines with such a
 * name
 */
function reportNombres({ stderr }: Context, nombres: readonly NombreDeMision[]): Set<number> {
  for (const { nombre, filas, propuesta, texto } of nombres) {
    const why = texto || ALTA.misionDesconocida(nombre);
    const which = propuesta
      ? ` ¿«${toVisible(propuesta.mision)}»?${propuesta.nota ? ` ${toVisible(toSentence(propuesta.nota))}` : ''}`
      : '';
    stderr.write(
      `«${toVisible(nombre)}» (${contar(filas.length, 'línea', 'líneas')}): ${toVisible(toSentence(why))}${which}\n`,
    );
  }
  const options = nombres.flatMap(toOption);
  if (options.length > 0)
    stderr.write(`Para aceptar las propuestas, añade: ${options.join(' ')}\n`);
  return new Set(nombres.flatMap(({ filas }) => filas));
}

/**
 * Reports every error with a suggested correction: unknown missions by their names, the others by
 * their lines. @throws UsageError if there is an error
 */
function refuseFaltas(
  context: Context,
  { crudas, elegidas }: Lista,
  juzgadas: readonly Schemas['FilaJuzgada'][],
): void {
  const malas = juzgadas.filter(({ estado }) => estado === 'falta');
  if (malas.length === 0) return;
  const nombres = listNombres(crudas, juzgadas, elegidas).filter(
    ({ texto, elegida }) => texto !== '' || elegida === null,
  );
  const named = reportNombres(context, nombres);
  for (const { fila, faltas } of malas) {
    for (const { campo, texto, propuesta } of faltas) {
      if (campo === 'mision' && named.has(fila)) continue;
      context.stderr.write(
        `línea ${fila}: ${toVisible(toSentence(texto))}${propuesta === null ? '' : ` ¿«${toVisible(propuesta)}»?`}\n`,
      );
    }
  }
  throw new UsageError(
    `${contar(malas.length, 'línea no vale', 'líneas no valen')}: no se ha dado de alta a nadie.`,
  );
}

const personas = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`);

export const importCommand = defineCommand({
  name: 'import',
  description:
    'Da de alta a toda la gente de una lista (CSV, o copiada de una hoja de cálculo), o a nadie si una línea no vale.',
  ejemplos: [
    'gente.csv --dry-run',
    'gente.csv --codigos codigos.csv',
    "gente.csv --mision 'Insp.=Inspector' --mision 'Of. 2=Oficial II'",
    '- --columnas usuario,-,mision --yes < gente.csv',
  ],
  takes: {
    '<fichero>': 'la lista; - es la entrada estándar',
    '--columnas <columnas>':
      'qué es cada columna, si no se acierta: usuario, mision, categoria, firma, ingreso o -',
    '--mision <nombre=misión>': {
      help: 'qué misión es un nombre de la lista; se puede repetir; sin =, la de todas, si la lista no las dice',
      parse: (one, before: readonly string[] = []) => [...before, one],
    },
    '--solo-firmas-validas': 'deja sin firma a quien no la tenga de tres letras o cifras',
    '--codigos <fichero>':
      'dónde escribir los códigos de entrada (.csv, o .jsonl para un programa); si no, en la salida',
    ...CONFIRMATION,
    ...LIST_FORMAT,
  },
  llamadas: ['previaAlta', 'darDeAlta'],
  run: async (context, archivo: string, { codigos, ...flags }: Flags) => {
    const leida = readLista(await readBytes(context, archivo, 'fichero'), flags);
    const { api } = await connect(context);
    context.stderr.write(`${toVisible(leida.leida)}.\n`);
    for (const linea of leida.fuera) context.stderr.write(`${toVisible(linea)}\n`);
    const lista = { filas: [...leida.filas] };
    const previa = await call(api, 'previaAlta', lista);
    if (flags.dryRun) writeRows(context, previa.filas, COLUMNS, flags);
    refuseFaltas(context, leida, previa.filas);
    const { nuevas, estaban, distintas } = previa;
    context.stderr.write(
      `${personas(nuevas)} por dar de alta; ya estaban ${estaban + distintas}${distintas > 0 ? `, ${distintas} con otra misión, que no se cambia` : ''}.\n`,
    );
    if (flags.dryRun || nuevas === 0) {
      context.stderr.write('No se ha cambiado nada.\n');
      return;
    }
    if (willAsk(context, flags, archivo)) await confirmByTyping(context, personas(nuevas));
    const salida = await openCodigos(context, codigos);
    const hecha = await call(api, 'darDeAlta', lista).catch(async (error: unknown) => {
      await salida.discard();
      throw error;
    });
    await salida.write(hecha.codigos);
    context.stderr.write(
      `${toSentence(hecha.msg)} Sus códigos abren una vez, hasta el ${formatInstant(hecha.caduca)}, y no se vuelven a mostrar.\n`,
    );
  },
});
