import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatBytes } from '@garita/domain/formato/bytes';
import { ESTADOS, estadoOf } from '@garita/domain/respaldo/estado';
import { MOTIVOS } from '@garita/domain/respaldo/motivos';
import type { Command } from 'commander';
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
  { header: 'Hecho', value: ({ creado_en }) => creado_en, kind: 'instant', isMinor: true },
  { header: 'Motivo', value: ({ motivo }) => MOTIVOS[motivo] },
  { header: 'Tamaño', value: ({ bytes }) => bytes, kind: 'bytes' },
  { header: 'Filas', value: ({ filas }) => filas, kind: 'number' },
  { header: 'Garita', value: ({ version }) => version, isMinor: true },
  { header: 'Estado', value: (respaldo) => ESTADOS[estadoOf(respaldo)] },
  {
    header: 'Comprobado',
    value: ({ comprobado_en }) => comprobado_en,
    kind: 'instant',
    isMinor: true,
  },
];

const listCommand = (context: Context): Command =>
  withListView(
    createCommand('list', 'Lista los respaldos del portal, del más nuevo al más antiguo.', [
      'garita respaldo list',
      'garita respaldo list --json',
    ]),
  ).action(async (flags: ListView) => {
    const { respaldos, enMarcha, fallo } = await call((await connect(context)).api, 'respaldos');
    if (enMarcha) context.stderr.write('Ahora mismo se está haciendo un respaldo.\n');
    if (fallo) context.stderr.write(`El último intento falló: ${toVisible(fallo.texto)}\n`);
    writeList(context, respaldos, COLUMNS, flags);
  });

const verifyCommand = (context: Context): Command =>
  withListFormat(
    createCommand(
      'verify',
      'Comprueba un respaldo byte a byte, o todos. Termina con 1 si alguno está dañado.',
      ['garita respaldo verify', 'garita respaldo verify 2026-11-21T18-30-00Z-manual'],
    ).argument('[id]', 'el respaldo; si falta, todos'),
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
  createCommand(
    'download',
    'Descarga un respaldo. Lleva los datos de todo el mundo: guárdalo donde solo lo leas tú.',
    [
      'garita respaldo download 2026-11-21T18-30-00Z-manual',
      'garita respaldo download 2026-11-21T18-30-00Z-manual --salida copia.tar.gz',
    ],
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

export const respaldoCommands = (context: Context): Command =>
  createGroup(
    'respaldo',
    ['garita respaldo create', 'garita respaldo list'],
    [
      createActCommand(context, {
        name: 'create',
        description: 'Hace un respaldo mientras el portal sigue en marcha, y espera a que esté.',
        ejemplos: ['garita respaldo create', 'garita respaldo create --json'],
        prepare: prepareRespaldo,
      }),
      listCommand(context),
      verifyCommand(context),
      downloadCommand(context),
      restoreCommand(context),
    ],
  );
