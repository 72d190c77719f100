import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import { showCommand } from './show';

/** `garita persona …` */
export const personaCommands = (context: Context): Command =>
  createCommand('persona', DESCRIPCIONES.persona, [
    'garita persona show Recluta',
    'garita persona show Recluta --json',
  ]).addCommand(showCommand(context));
