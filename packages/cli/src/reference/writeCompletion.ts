import type { Argument, Command, Option } from 'commander';
import { listCommands } from './listCommands';
import type { Nodo, Values } from './Nodo';
import { toBash } from './toBash';
import { toFish } from './toFish';
import { toZsh } from './toZsh';

const WRITERS = { bash: toBash, zsh: toZsh, fish: toFish };

function findValues(name: string, choices: readonly string[] | undefined): Values {
  if (choices !== undefined) return choices;
  if (name.startsWith('usuario')) return 'personas';
  return ['fichero', 'carpeta'].includes(name) ? 'ficheros' : null;
}

const isPortal = (noun: string, verb: string): boolean => noun === 'portales' && verb !== 'add';

/** In `persona` and `notas` the argument `nombre` means a person. */
function findArgument(argument: Argument, [noun = '', verb = '']: readonly string[]): Values {
  if (!/^nombres?$/.test(argument.name())) return findValues(argument.name(), argument.argChoices);
  if (isPortal(noun, verb)) return 'portales';
  return ['persona', 'notas'].includes(noun) ? 'personas' : null;
}

/** The name of an option's value: `usuarios` for `--sumados <usuarios...>`. */
const valueNameOf = ({ flags }: Option): string => /[<[]([^>\].]+)/.exec(flags)?.[1] ?? '';

function toFlag(option: Option): Nodo['flags'] {
  const { long, required, optional, variadic, description, argChoices } = option;
  if (!long) return [];
  const values = long === '--portal' ? 'portales' : findValues(valueNameOf(option), argChoices);
  return [
    { name: long, what: description, isValued: required || optional, isMany: variadic, values },
  ];
}

const listNodos = (program: Command): readonly Nodo[] =>
  listCommands(program).map(({ path, children, options, args }) => ({
    path: path.join(' '),
    words: children.map((child) => ({ name: child.name(), what: child.description() })),
    flags: options.flatMap(toFlag),
    values:
      args.map((argument) => findArgument(argument, path)).find((values) => values !== null) ??
      null,
  }));

export const writeCompletion = (shell: keyof typeof WRITERS, program: Command): string =>
  WRITERS[shell](listNodos(program));
