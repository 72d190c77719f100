import type { Command } from 'commander';
import { UsageError } from '../errors';
import { defineCommand } from './defineCommand';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

function parseShell(text: string): Shell {
  const shell = SHELLS.find((one) => one === text.toLowerCase());
  if (!shell) throw new UsageError(`No hay para «${text}». Son: ${SHELLS.join(', ')}.`);
  return shell;
}

const HELP = `
Completa órdenes, opciones y lo que pueden ser: nombres de gente y de portales,
ficheros o las palabras que valen. La gente la pregunta al portal con tu sesión y,
si no responde en un segundo, calla. Para tenerlo siempre:

  bash  eval "$(garita completion bash)"   en ~/.bashrc
  zsh   eval "$(garita completion zsh)"    en ~/.zshrc, después de compinit
  fish  garita completion fish > ~/.config/fish/completions/garita.fish`;

/** `whole` loads every command with its subcommands. */
export const completionCommand = (whole: () => Promise<Command>) =>
  defineCommand({
    name: 'completion',
    description:
      'Escribe lo que un intérprete de órdenes necesita para completar «garita» con el tabulador.',
    ejemplos: [
      'bash > ~/.local/share/bash-completion/completions/garita',
      'fish > ~/.config/fish/completions/garita.fish',
    ],
    // `choices` serves help and completion; `parseShell` validates, ignores case and words the
    // error.
    takes: { '<intérprete>': { help: 'el tuyo', choices: SHELLS, parse: parseShell } },
    notes: HELP,
    run: async ({ stdout }, shell: Shell) => {
      const { writeCompletion } = await import('../reference/writeCompletion');
      stdout.write(writeCompletion(shell, await whole()));
    },
  });
