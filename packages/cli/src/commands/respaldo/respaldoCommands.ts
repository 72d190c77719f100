import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatBytes } from '@garita/domain/formato/bytes';
import { COLUMNAS_RESPALDOS } from '@garita/domain/respaldo/columnas';
import { connect } from '../../connect';
import { RefusedError } from '../../errors';
import type { Column } from '../../output/Column';
import { toVisible } from '../../output/toVisible';
import { type ListView, writeList } from '../../output/writeList';
import { type ListFormat, toJson, writeRows } from '../../output/writeRows';
import { prepareRespaldo } from '../../services/respaldo/create';
import { downloadRespaldo } from '../../services/respaldo/download';
import { verifyRespaldos } from '../../services/respaldo/verify';
import { createActCommand } from '../createActCommand';
import { createGroup } from '../createGroup';
import { defineCommand } from '../defineCommand';
import { LIST_FORMAT, LIST_VIEW } from '../sharedTakes';
import { restoreCommand } from './restore';

const COLUMNS: readonly Column<Schemas['Respaldo']>[] = [
  { header: 'Id', value: ({ id }) => id },
  { ...COLUMNAS_RESPALDOS.hecho, isMinor: true },
  COLUMNAS_RESPALDOS.motivo,
  { ...COLUMNAS_RESPALDOS.tamano, kind: 'bytes' },
  COLUMNAS_RESPALDOS.filas,
  { ...COLUMNAS_RESPALDOS.version, isMinor: true },
  COLUMNAS_RESPALDOS.estado,
  { ...COLUMNAS_RESPALDOS.comprobado, isMinor: true },
];

const listCommand = defineCommand({
  name: 'list',
  description: 'Lista los respaldos del portal, del más nuevo al más antiguo.',
  ejemplos: ['', '--json'],
  takes: LIST_VIEW,
  llamadas: ['respaldos'],
  run: async (context, flags: ListView) => {
    const { respaldos, enMarcha, fallo } = await call((await connect(context)).api, 'respaldos');
    if (enMarcha) context.stderr.write('Ahora mismo se está haciendo un respaldo.\n');
    if (fallo) context.stderr.write(`El último intento falló: ${toVisible(fallo.texto)}\n`);
    writeList(context, respaldos, COLUMNS, flags);
  },
});

const verifyCommand = defineCommand({
  name: 'verify',
  description: 'Comprueba un respaldo byte a byte, o todos. Termina con 1 si alguno está dañado.',
  ejemplos: ['', '2026-11-21T18-30-00Z-manual'],
  takes: { '[id]': 'el respaldo; si falta, todos', ...LIST_FORMAT },
  llamadas: ['comprobarRespaldo'],
  run: async (context, id: string | undefined, flags: ListFormat) => {
    const respaldos = await verifyRespaldos(await connect(context), id);
    writeRows(context, respaldos, COLUMNS, flags);
    const damaged = respaldos.filter(({ danado }) => danado).map((one) => one.id);
    if (damaged.length > 0)
      throw new RefusedError(
        `${damaged.length === 1 ? 'Está dañado' : 'Están dañados'}: ${damaged.join(', ')}.`,
      );
  },
});

interface DownloadFlags {
  readonly salida?: string;
  readonly json?: true;
}

const downloadCommand = defineCommand({
  name: 'download',
  description:
    'Descarga un respaldo. Lleva los datos de todo el mundo: guárdalo donde solo lo leas tú.',
  ejemplos: ['2026-11-21T18-30-00Z-manual', '2026-11-21T18-30-00Z-manual --salida copia.tar.gz'],
  takes: {
    '<id>': 'el respaldo, como lo escribe «garita respaldo list»',
    '--salida <fichero>': 'dónde se guarda; si falta, con su nombre en esta carpeta',
    '--json': 'escribe JSON: el fichero y su tamaño',
  },
  llamadas: ['descargarRespaldo'],
  run: async (context, id: string, { salida, json }: DownloadFlags) => {
    const descargado = await downloadRespaldo(await connect(context), id, salida);
    const { fichero, bytes } = descargado;
    if (json) context.stdout.write(toJson(descargado));
    else context.stderr.write(`Guardado en «${fichero}», ${formatBytes(bytes)}.\n`);
  },
});

export const respaldoCommands = createGroup(
  'respaldo',
  ['create', 'list'],
  [
    createActCommand({
      name: 'create',
      description: 'Hace un respaldo mientras el portal sigue en marcha, y espera a que esté.',
      ejemplos: ['', '--json'],
      llamada: 'crearRespaldo',
      prepare: prepareRespaldo,
    }),
    listCommand,
    verifyCommand,
    downloadCommand,
    restoreCommand,
  ],
);
