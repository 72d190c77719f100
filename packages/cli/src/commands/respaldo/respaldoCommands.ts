import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatBytes } from '@garita/domain/formato/bytes';
import { COLUMNAS_RESPALDOS } from '@garita/domain/respaldo/columnas';
import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { RefusedError } from '../../errors';
import type { Column } from '../../output/Column';
import { toVisible } from '../../output/toVisible';
import { type ListView, writeList } from '../../output/writeList';
import { type ListFormat, toJson, withListFormat, writeRows } from '../../output/writeRows';
import { prepareRespaldo } from '../../services/respaldo/create';
import { downloadRespaldo } from '../../services/respaldo/download';
import { verifyRespaldos } from '../../services/respaldo/verify';
import { createActCommand } from '../createActCommand';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { withListView } from '../withListView';
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

const listCommand = (context: Context): Command =>
  withLlamadas(
    withListView(
      createCommand('list', 'Lista los respaldos del portal, del más nuevo al más antiguo.', [
        'garita respaldo list',
        'garita respaldo list --json',
      ]),
    ),
    ['respaldos'],
  ).action(async (flags: ListView) => {
    const { respaldos, enMarcha, fallo } = await call((await connect(context)).api, 'respaldos');
    if (enMarcha) context.stderr.write('Ahora mismo se está haciendo un respaldo.\n');
    if (fallo) context.stderr.write(`El último intento falló: ${toVisible(fallo.texto)}\n`);
    writeList(context, respaldos, COLUMNS, flags);
  });

const verifyCommand = (context: Context): Command =>
  withLlamadas(
    withListFormat(
      createCommand(
        'verify',
        'Comprueba un respaldo byte a byte, o todos. Termina con 1 si alguno está dañado.',
        ['garita respaldo verify', 'garita respaldo verify 2026-11-21T18-30-00Z-manual'],
      ).argument('[id]', 'el respaldo; si falta, todos'),
    ),
    ['comprobarRespaldo'],
  ).action(async (id: string | undefined, flags: ListFormat) => {
    const respaldos = await verifyRespaldos(await connect(context), id);
    writeRows(context, respaldos, COLUMNS, flags);
    const damaged = respaldos.filter(({ danado }) => danado).map((one) => one.id);
    if (damaged.length > 0)
      throw new RefusedError(
        `${damaged.length === 1 ? 'Está dañado' : 'Están dañados'}: ${damaged.join(', ')}.`,
      );
  });

const downloadCommand = (context: Context): Command =>
  withLlamadas(
    createCommand(
      'download',
      'Descarga un respaldo. Lleva los datos de todo el mundo: guárdalo donde solo lo leas tú.',
      [
        'garita respaldo download 2026-11-21T18-30-00Z-manual',
        'garita respaldo download 2026-11-21T18-30-00Z-manual --salida copia.tar.gz',
      ],
    ),
    ['descargarRespaldo'],
  )
    .argument('<id>', 'el respaldo, como lo escribe «garita respaldo list»')
    .option('--salida <fichero>', 'dónde se guarda; si falta, con su nombre en esta carpeta')
    .option('--json', 'escribe JSON: el fichero y su tamaño')
    .action(
      async (id: string, { salida, json }: { readonly salida?: string; readonly json?: true }) => {
        const descargado = await downloadRespaldo(await connect(context), id, salida);
        if (json) context.stdout.write(toJson(descargado));
        else
          context.stderr.write(
            `Guardado en «${descargado.fichero}», ${formatBytes(descargado.bytes)}.\n`,
          );
      },
    );

export const respaldoCommands = createGroup(
  'respaldo',
  ['garita respaldo create', 'garita respaldo list'],
  [
    createActCommand({
      name: 'create',
      description: 'Hace un respaldo mientras el portal sigue en marcha, y espera a que esté.',
      ejemplos: ['garita respaldo create', 'garita respaldo create --json'],
      llamada: 'crearRespaldo',
      prepare: prepareRespaldo,
    }),
    listCommand,
    verifyCommand,
    downloadCommand,
    restoreCommand,
  ],
);
