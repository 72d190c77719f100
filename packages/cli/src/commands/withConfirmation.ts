import type { Command } from 'commander';

export interface DryRun {
  readonly dryRun?: true;
}

export interface Confirmation extends DryRun {
  readonly yes?: true;
}

export const withDryRun = (command: Command): Command =>
  command.option('--dry-run', 'dice qué pasaría y no cambia nada');

/** Adds `--yes` and `--dry-run`; with both, `--dry-run` wins. */
export const withConfirmation = (command: Command): Command =>
  withDryRun(command.option('--yes', 'no pide confirmación'));
