import { SCRIPTS } from '../completion/scripts';
import { UsageError } from '../errors';
import { defineCommand } from './defineCommand';

const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

function parseShell(text: string): keyof typeof SCRIPTS {
  const shell = SHELLS.find((one) => one === text.toLowerCase());
  if (!shell) throw new UsageError(`No hay para «${text}». Son: ${SHELLS.join(', ')}.`);
  return shell;
}

const HELP = `
Completa órdenes, opciones y lo que pueden ser: nombres de gente y de portales,
ficheros o las palabras que valen. La gente la pregunta al portal con tu sesión y,
si no responde en un segundo (o en los de GARITA_ESPERA), calla.

Para tenerlo siempre:

  bash  eval "$(garita completion bash)"   en ~/.bashrc
  zsh   eval "$(garita completion zsh)"    en ~/.zshrc, después de compinit
  fish  garita completion fish > ~/.config/fish/completions/garita.fish`;

export const completionCommand = defineCommand({
  name: 'completion',
  description:
    'Escribe lo que un intérprete de órdenes necesita para completar «garita» con el tabulador.',
  ejemplos: [
    'bash > ~/.local/share/bash-completion/completions/garita',
    'fish > ~/.config/fish/completions/garita.fish',
  ],
  // `choices` is for help and completion. `parse` validates, ignores case and writes the error.
  takes: { '<intérprete>': { help: 'el tuyo', choices: SHELLS, parse: parseShell } },
  notes: HELP,
  run: ({ stdout }, shell: keyof typeof SCRIPTS) => void stdout.write(SCRIPTS[shell]),
});
