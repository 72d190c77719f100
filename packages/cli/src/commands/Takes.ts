import { Argument, type Command, Option } from 'commander';

/** An argument or an option: its help, and what commander checks. */
interface Take {
  readonly help: string;
  readonly isRequired?: true;
  readonly choices?: readonly string[];
  readonly conflicts?: string[];
  readonly byDefault?: unknown;
  /** Parses a value. @param before the earlier value of an option that may be repeated */
  parse?(text: string, before?: unknown): unknown;
}

/**
 * The arguments and options of a command. A key has commander's syntax, e.g. `<usuario|id>` or
 * `--motivo <texto>`. A text as value is the help.
 */
export type Takes = Readonly<Record<string, string | Take>>;

function toArgument(what: string, { help, choices, parse }: Take): Argument {
  const argument = new Argument(what, help);
  if (choices) argument.choices(choices);
  return parse ? argument.argParser(parse) : argument;
}

function toOption(what: string, { help, choices, parse, ...take }: Take): Option {
  const option = new Option(what, help)
    .makeOptionMandatory(take.isRequired === true)
    .default(take.byDefault)
    .conflicts(take.conflicts ?? []);
  if (choices) option.choices(choices);
  return parse ? option.argParser(parse) : option;
}

export function takeAll(command: Command, takes: Takes): Command {
  for (const [what, given] of Object.entries(takes)) {
    const take = typeof given === 'string' ? { help: given } : given;
    if (what.startsWith('-')) command.addOption(toOption(what, take));
    else command.addArgument(toArgument(what, take));
  }
  return command;
}

export const required = (help: string) => ({ help, isRequired: true }) as const;
