import { CREDITOS } from '@garita/domain/formato/moneda';
import type { Command } from 'commander';
import { type Llamada, llamadasOf } from '../acceso/llamadas';
import { createProgram } from '../createProgram';

const listActing = (command: Command, path: readonly string[]): [string, readonly Llamada[]][] => {
  const below = command.commands.flatMap((child) => listActing(child, [...path, child.name()]));
  const llamadas = llamadasOf(command);
  return below.length === 0 || llamadas.length > 0 ? [[path.join(' '), llamadas], ...below] : below;
};

export const program: Command = await createProgram(
  {
    env: {},
    moneda: CREDITOS,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
  },
  null,
);

/** The calls of each command, by its words. Commands that only have subcommands are left out. */
export const LLAMADAS: Readonly<Record<string, readonly Llamada[]>> = Object.fromEntries(
  listActing(program, []),
);

/** @param name the command's words after `garita` */
export const findCommand = (name: string): Command =>
  name.split(' ').reduce((at, word) => {
    const found = at.commands.find((one) => one.name() === word);
    if (!found) throw new Error(`No command ${name}`);
    return found;
  }, program);
