import type { Command } from 'commander';

/** Arguments and options in commander's syntax, with their help. */
export type Takes = Readonly<Record<string, string>>;

export function takeAll(command: Command, takes: Takes): Command {
  for (const [what, help] of Object.entries(takes)) {
    if (what.startsWith('-')) command.option(what, help);
    else command.argument(what, help);
  }
  return command;
}
