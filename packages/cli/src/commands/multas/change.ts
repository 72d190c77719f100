import type { Command } from 'commander';
import type { Context } from '../../Context';
import { prepareBorrar, prepareMarcar } from '../../services/multas/change';
import { applyCambio, applyDefinitivo, type CambioFlags, withCambio, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';
import { parseId } from '../parseId';

const createMarcarCommand = (context: Context, name: string, description: string, op: 0 | 1): Command =>
  withCambio(
    createCommand(name, description, [`garita multas ${name} 12`, `garita multas ${name} 12 --dry-run`]).argument('<id>', 'el de la multa', parseId),
  ).action(async (id: number, flags: CambioFlags) => applyCambio(context, flags, (connection) => prepareMarcar(connection, id, op)));

export const collectCommand = (context: Context): Command => createMarcarCommand(context, 'collect', 'Marca una multa como cobrada.', 1);
export const uncollectCommand = (context: Context): Command => createMarcarCommand(context, 'uncollect', 'Marca una multa como no cobrada.', 0);

export const deleteCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('delete', 'Borra una multa, que el historial conserva. Pide escribir el nombre de la persona.', [
      'garita multas delete 12',
      'garita multas delete 12 --yes',
    ]).argument('<id>', 'el de la multa', parseId),
  ).action(async (id: number, flags: CambioFlags) => applyDefinitivo(context, flags, (connection) => prepareBorrar(connection, id)));
