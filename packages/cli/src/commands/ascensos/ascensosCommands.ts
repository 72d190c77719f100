import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { type ListView, writeList } from '../../output/writeList';
import { type Ascendible, listAscendibles } from '../../services/ascensos/list';
import { prepareAscenso } from '../../services/ascensos/send';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';
import { withListView } from '../withListView';

const COLUMNS: readonly Column<Ascendible>[] = [
  { header: 'Id', value: ({ id }) => id, kind: 'number' },
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Siguiente', value: ({ siguiente }) => siguiente },
  { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
];

const listCommand = (context: Context): Command =>
  withListView(
    createCommand('list', 'Lista a quienes puedes ascender ya, por categorías desde la más alta.', [
      'garita ascensos list',
      'garita ascensos list recl --json',
    ]).argument('[texto]', 'solo los nombres que lo contienen'),
  ).action(async (texto: string | undefined, flags: ListView) =>
    writeList(context, await listAscendibles(await connect(context), texto ?? ''), COLUMNS, flags),
  );

const sendCommand = (context: Context): Command =>
  withCambio(
    createCommand('send', 'Propone a una persona su siguiente misión; la persona la acepta o la declina en el portal.', [
      'garita ascensos send Recluta',
      'garita ascensos send Recluta --dry-run',
    ]).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, flags: CambioFlags) => applyCambio(context, flags, (connection) => prepareAscenso(connection, usuario)));

/** `garita ascensos …` */
export const ascensosCommands = (context: Context): Command =>
  createCommand('ascensos', 'A quién le toca un ascenso.', ['garita ascensos list', 'garita ascensos send Recluta'])
    .addCommand(listCommand(context))
    .addCommand(sendCommand(context));
