import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createGroup } from '../createGroup';
import { adjustCommand } from './adjust';
import { periodosCommand } from './periodos';
import { reopenCommand } from './reopen';
import { resetCommand } from './reset';
import { showCommand } from './show';
import { whyCommand } from './why';

export const nominaCommands = (context: Context): Command =>
  createGroup(
    'nomina',
    ['garita nomina show', 'garita nomina reset --dry-run'],
    [
      showCommand(context),
      whyCommand(context),
      adjustCommand(context),
      periodosCommand(context),
      resetCommand(context),
      reopenCommand(context),
    ],
  );
