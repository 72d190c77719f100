import type { Command } from 'commander';
import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { type Edicion, prepareEdicion } from '../../services/usuarios/edit';
import { prepareIngreso } from '../../services/usuarios/reenter';
import { applyCambio, type CambioFlags, withCambio } from '../applyCambio';
import { createCommand } from '../createCommand';

export const editCommand = (context: Context): Command =>
  withCambio(
    createCommand('edit', 'Cambia el nombre, la misión o la firma de una persona. Lo que no se indica se queda como está.', [
      'garita usuarios edit Recluta --nombre Soldado',
      'garita usuarios edit Cabo --mision "Oficial I" --firma CAB --dry-run',
    ])
      .argument('<usuario|id>', 'su nombre o su número')
      .option('--nombre <nombre>', 'el nuevo nombre')
      .option('--mision <misión>', 'la nueva misión, por su nombre o su número')
      .option('--firma <firma>', 'la nueva firma; vacía, ninguna'),
  ).action(async (usuario: string, { nombre, mision, firma, ...flags }: CambioFlags & Edicion) => {
    if ((nombre ?? mision ?? firma) === undefined) throw new UsageError('Indica qué cambia: --nombre, --mision o --firma.');
    const edicion = { ...(nombre === undefined ? {} : { nombre }), ...(mision === undefined ? {} : { mision }), ...(firma === undefined ? {} : { firma }) };
    await applyCambio(context, flags, (connection) => prepareEdicion(connection, usuario, edicion));
  });

export const reenterCommand = (context: Context): Command =>
  withCambio(
    createCommand('reenter', 'Devuelve a la agencia a una persona despedida, a su misión y sin firma.', [
      'garita usuarios reenter Expulsado',
      'garita usuarios reenter Expulsado --dry-run',
    ]).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, flags: CambioFlags) => applyCambio(context, flags, (connection) => prepareIngreso(connection, usuario)));
