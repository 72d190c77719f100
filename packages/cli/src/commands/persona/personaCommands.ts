import type { Command } from 'commander';
import type { Context } from '../../Context';
import { createGroup } from '../createGroup';
import { showCommand } from './show';

export const personaCommands = (context: Context): Command =>
  createGroup(
    'persona',
    ['garita persona show Recluta', 'garita persona show Recluta --json'],
    [showCommand(context)],
  );
