import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createCommand } from '../createCommand';
import { showCommand } from './show';

/** `garita persona …` */
export const personaCommands = (context: Context): Command =>
  createCommand('persona', 'Quién es alguien y lo que le ha pasado.', [
    'garita persona show Recluta',
    'garita persona show Recluta --json',
  ]).addCommand(showCommand(context));
