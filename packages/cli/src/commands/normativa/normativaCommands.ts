import type { Schemas } from '@garita/api-client/Schemas';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { readArchivo } from '../../input/readArchivo';
import type { Column } from '../../output/Column';
import { ID } from '../../output/idColumn';
import { toVisible } from '../../output/toVisible';
import { type ListFormat, toJson, writeRows } from '../../output/writeRows';
import { parseNormativa, preparePublish } from '../../services/normativa/publish';
import { prepareAceptacion, showNormativa } from '../../services/normativa/show';
import { rowsOf } from '../../services/rowsOf';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { createListCommand } from '../createListCommand';
import { defineCommand } from '../defineCommand';
import { LIST_FORMAT } from '../sharedTakes';

type Infraccion = Schemas['Normativa']['infracciones'][number];

const columnsOf = ({ tipos }: Schemas['Normativa']): readonly Column<Infraccion>[] => [
  { header: 'Código', value: ({ codigo }) => codigo },
  {
    header: 'Gravedad',
    value: ({ tipo }) => tipos.find(({ codigo }) => codigo === tipo)?.nombre ?? tipo,
  },
  { header: 'Infracción', value: ({ texto }) => texto, isLong: true },
];

const showCommand = defineCommand({
  name: 'show',
  description:
    'Muestra las infracciones; con --json, toda la normativa, en la forma en que se publica.',
  ejemplos: ['', '--json > normativa.json'],
  takes: { ...LIST_FORMAT, '--borrador': 'la que está sin publicar' },
  llamadas: ['normativa', { id: 'borradorNormativa', con: 'Con --borrador' }],
  run: async (
    context,
    { borrador = false, ...format }: ListFormat & { readonly borrador?: boolean },
  ) => {
    const { contenido, que } = await showNormativa(await connect(context), { borrador });
    if (format.json) return void context.stdout.write(toJson(contenido));
    context.stderr.write(`${toVisible(que)}\n`);
    writeRows(context, contenido.infracciones, columnsOf(contenido), format);
  },
});

export const normativaCommands = createGroup(
  'normativa',
  ['show', 'publish normativa.json'],
  [
    showCommand,
    createActCommand({
      name: 'publish',
      description: 'Publica una versión nueva de la normativa: la de un fichero, o el borrador.',
      ejemplos: ['normativa.json --dry-run', '--borrador'],
      takes: {
        '[fichero]':
          'el JSON que escribe «garita normativa show --json»; «-» es la entrada estándar',
        '--borrador': 'publica el borrador que hay en el portal',
      },
      llamada: 'publicarNormativa',
      lee: ['guardarNormativa'],
      parse: async (
        context,
        fichero: string | undefined,
        { borrador = false }: { readonly borrador?: boolean },
      ): Promise<[Normativa | null]> => {
        if ((fichero === undefined) !== borrador)
          throw new UsageError('Di qué se publica: un fichero o «--borrador».');
        const text = fichero && (await readArchivo(context, fichero, 'fichero'));
        return [text === undefined ? null : parseNormativa(text)];
      },
      prepare: preparePublish,
      isDefinitivo: true,
    }),
    createActCommand({
      name: 'accept',
      description:
        'Acepta la normativa como está publicada; léela antes. Pide escribir la versión.',
      ejemplos: ['', '--dry-run'],
      llamada: 'aceptarNormativa',
      lee: ['aceptacionNormativa'],
      prepare: prepareAceptacion,
      isDefinitivo: true,
    }),
    createListCommand({
      name: 'acceptances',
      description: 'Lista quién ha aceptado la versión publicada y quién no.',
      ejemplos: ['', '--filtro aceptada='],
      read: rowsOf('aceptacionesNormativa', ({ personas }) => personas),
      columns: [
        ID,
        { header: 'Usuario', value: ({ usuario }) => usuario },
        { header: 'Misión', value: ({ mision }) => mision },
        { header: 'Aceptada', value: ({ aceptada }) => aceptada, kind: 'instant' },
      ],
    }),
    createListCommand({
      name: 'versions',
      description:
        'Lista las versiones publicadas, la más nueva primero, con lo que cambió cada una.',
      ejemplos: ['', '--json'],
      read: rowsOf('versionesNormativa'),
      columns: [
        { header: 'Versión', value: ({ version }) => version, kind: 'number' },
        { header: 'Publicada', value: ({ publicada }) => publicada, kind: 'instant' },
        { header: 'Autor', value: ({ autor }) => autor },
        { header: 'Cambios', value: ({ cambios }) => cambios.join('; ') || null, isLong: true },
      ],
    }),
  ],
);
