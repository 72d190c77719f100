import type { Argument, Command, Option } from 'commander';

/**
 * The possible completions: words with their help, or the name of a list that the portal, this
 * machine or the shell has.
 */
export type Offer =
  | readonly { readonly name: string; readonly what?: string }[]
  | 'personas'
  | 'portales'
  | 'ficheros';

const NOTHING: Offer = [];

function offerOf(name: string, choices: readonly string[] | undefined): Offer {
  if (choices !== undefined) return choices.map((choice) => ({ name: choice }));
  if (name.startsWith('usuario')) return 'personas';
  return ['fichero', 'carpeta'].includes(name) ? 'ficheros' : NOTHING;
}

/**
 * The completions of an argument. In `persona` and `notas` the argument `nombre` means a person, in
 * `portales` a portal.
 */
function offerOfArgument(argument: Argument, command: Command): Offer {
  if (!/^nombres?$/.test(argument.name())) return offerOf(argument.name(), argument.argChoices);
  const noun = command.parent?.name() ?? '';
  if (noun === 'portales') return command.name() === 'add' ? NOTHING : 'portales';
  return ['persona', 'notas'].includes(noun) ? 'personas' : NOTHING;
}

/**
 * An option's completion follows from the name of its value: `usuarios` for `--sumados
 * <usuarios...>`.
 */
const offerOfOption = ({ long, flags, argChoices }: Option): Offer =>
  long === '--portal' ? 'portales' : offerOf(/[<[]([^>\].]+)/.exec(flags)?.[1] ?? '', argChoices);

/** Whether a flag may come instead of a value of the option. */
const mayEnd = ({ variadic, optional }: Option): boolean => variadic || optional;

/** The command of the words, and the option that still takes a value, if any. */
function findPlace(program: Command, words: readonly string[]) {
  let command = program;
  let open: Option | undefined;
  for (const word of words) {
    const isFlag = word.startsWith('-');
    const isValue = open !== undefined && !(isFlag && mayEnd(open));
    if (isValue && open?.variadic) continue;
    open = undefined;
    if (isValue) continue;
    if (isFlag)
      open = [...command.options, ...program.options].find(
        ({ long, required, optional }) => long === word && (required || optional),
      );
    else {
      const child = command.commands.find((one) => one.name() === word);
      if (!child && command.commands.length > 0) return null;
      command = child ?? command;
    }
  }
  return { command, open };
}

/** The completions of the last word, which may be incomplete. */
export function findOffer(program: Command, words: readonly string[]): Offer {
  const place = findPlace(program, words.slice(0, -1));
  if (place === null) return NOTHING;
  const { command, open } = place;
  const isFlag = words.at(-1)?.startsWith('-') === true;
  if (open && !(isFlag && mayEnd(open))) return offerOfOption(open);
  const help = command.createHelp();
  if (isFlag)
    return help
      .visibleOptions(command)
      .flatMap(({ long, description }) =>
        long && long !== '--help' ? [{ name: long, what: description }] : [],
      );
  if (command.commands.length > 0)
    return help
      .visibleCommands(command)
      .map((child) => ({ name: child.name(), what: child.description() }));
  const offers = command.registeredArguments.map((argument) => offerOfArgument(argument, command));
  return offers.find((offer) => offer.length > 0) ?? NOTHING;
}
