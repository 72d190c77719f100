import type { Argument, Command, Option } from 'commander';
import { CODIGOS } from '../errors';

/** What can be known of a command without running it: what completion, manual and reference are made of. */
export interface Ficha {
  /** Its words behind `garita`; none for the whole. */
  readonly path: readonly string[];
  readonly description: string;
  /** How it is called, with what it takes. */
  readonly usage: string;
  readonly args: readonly Argument[];
  readonly options: readonly Option[];
  readonly children: readonly Command[];
  /** Examples, and what else its help says at its end; the exit codes, which are the same for all, only of the whole. */
  readonly after: string;
}

/** All that the help of a command writes behind its options. */
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

/** A command and all that are below it, in the order of the help. */
export const listCommands = (command: Command, path: readonly string[] = []): readonly Ficha[] => [
  toFicha(command, path),
  ...command
    .createHelp()
    .visibleCommands(command)
    .flatMap((child) => listCommands(child, [...path, child.name()])),
];
