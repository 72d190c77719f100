import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import { adjustCommand } from './adjust';
import { periodosCommand } from './periodos';
import { reopenCommand } from './reopen';
import { resetCommand } from './reset';
import { showCommand } from './show';
import { whyCommand } from './why';

/** `garita nomina …` */
export const nominaCommands = (context: Context): Command =>
  createCommand('nomina', DESCRIPCIONES.nomina, [
    'garita nomina show',
    'garita nomina reset --dry-run',
  ])
    .addCommand(showCommand(context))
    .addCommand(whyCommand(context))
    .addCommand(adjustCommand(context))
    .addCommand(periodosCommand(context))
    .addCommand(resetCommand(context))
    .addCommand(reopenCommand(context));
