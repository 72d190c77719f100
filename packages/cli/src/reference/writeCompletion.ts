import type { Command } from 'commander';
import { listCommands } from './listCommands';
import type { Nodo } from './Nodo';
import { toBash } from './toBash';
import { toFish } from './toFish';
import { toZsh } from './toZsh';

const WRITERS = { bash: toBash, zsh: toZsh, fish: toFish };

/** Whether an argument is somebody: those of a person's page are called by the name that they have in its address. */
const isPersona = (name: string, noun = ''): boolean => name.startsWith('usuario') || (/^nombres?$/.test(name) && ['persona', 'notas'].includes(noun));

/** What a shell completes at each command. */
const listNodos = (program: Command): readonly Nodo[] =>
  listCommands(program).map(({ path, children, options, args }) => ({
    path: path.join(' '),
    words: [
      ...children.map((child) => ({ name: child.name(), what: child.description() })),
      ...args.flatMap((argument) => argument.argChoices ?? []).map((name) => ({ name, what: '' })),
    ],
    flags: options.flatMap(({ long, required, optional, description }) => (long ? [{ name: long, what: description, isValued: required || optional }] : [])),
    isAboutPersona: args.some((argument) => isPersona(argument.name(), path[0])),
  }));

/** What `eval` or a file of completions gives a shell. */
export const writeCompletion = (shell: keyof typeof WRITERS, program: Command): string => WRITERS[shell](listNodos(program));
