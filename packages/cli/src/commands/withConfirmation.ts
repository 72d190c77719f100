import type { Command } from 'commander';

export interface Confirmation {
  readonly yes?: true;
  readonly dryRun?: true;
}

/** Adds `--yes` and `--dry-run`; with both nothing is changed. */
export const withConfirmation = (command: Command): Command =>
  command.option('--yes', 'no pide confirmación').option('--dry-run', 'dice qué pasaría y no cambia nada');
