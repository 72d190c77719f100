import type { Command } from 'commander';

export interface DryRun {
  readonly dryRun?: true;
}

export interface Confirmation extends DryRun {
  readonly yes?: true;
}

/** Adds `--dry-run`. */
export const withDryRun = (command: Command): Command =>
  command.option('--dry-run', 'dice qué pasaría y no cambia nada');

/** Adds `--yes` and `--dry-run`; with both nothing is changed. */
export const withConfirmation = (command: Command): Command =>
  withDryRun(command.option('--yes', 'no pide confirmación'));
