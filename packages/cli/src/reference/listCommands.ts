import type { Argument, Command, Option } from 'commander';
import { CODIGOS } from '../errors';

/** The data of a command, from which completion, manual and reference are made. */
export interface Ficha {
  readonly path: readonly string[];
  readonly description: string;
  /** The command line with placeholders. */
  readonly usage: string;
  readonly args: readonly Argument[];
  readonly options: readonly Option[];
  readonly children: readonly Command[];
  /** The end of the command's help: examples and notes. Only the top level has the exit codes. */
  readonly after: string;
}

function afterOf(command: Command): string {
  let text = '';
  const { writeOut } = command.configureOutput();
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  command.configureOutput(writeOut ? { writeOut } : {});
  return text.slice(command.helpInformation().length).trim();
}

function toFicha(command: Command, path: readonly string[]): Ficha {
  const help = command.createHelp();
  return {
    path,
    description: command.description(),
    usage: `${['garita', ...path].join(' ')} ${command.usage()}`
      .replace('[options]', '[opciones]')
      .replace('[command]', '[orden]')
      .trim(),
    args: command.registeredArguments,
    options: help.visibleOptions(command).filter(({ long }) => long !== '--help'),
    children: help.visibleCommands(command),
    after: path.length === 0 ? afterOf(command) : afterOf(command).replace(CODIGOS, '').trim(),
  };
}

export const listCommands = (command: Command, path: readonly string[] = []): readonly Ficha[] => [
  toFicha(command, path),
  ...command
    .createHelp()
    .visibleCommands(command)
    .flatMap((child) => listCommands(child, [...path, child.name()])),
];
