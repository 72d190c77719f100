import type { Command } from 'commander';
import type { Context } from '../../Context';
import { runRestore } from '../../services/respaldo/restore';
import { createCommand } from '../createCommand';

interface Flags {
  readonly datos?: string;
  readonly en?: string;
  readonly confirmar?: string;
}

const toArgs = ({ datos, en, confirmar }: Flags): string[] =>
  Object.entries({ datos, en, confirmar }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );

export const restoreCommand = (context: Context): Command =>
  createCommand(
    'restore',
    'Restaura un respaldo en esta máquina, con el portal detenido. Lo que hubiera se respalda antes y pide confirmarlo.',
    [
      'garita respaldo restore garita-2026-11-21T18-30-00Z-manual.tar.gz',
      'garita respaldo restore respaldo.tar.gz --datos ./data-nueva',
    ],
  )
    .argument('<fichero>', 'el respaldo')
    .option(
      '--datos <carpeta>',
      'la carpeta de datos, en lugar de lo que dicen DATA_DIR y DATABASE_URL',
    )
    .option('--en <carpeta>', 'la carpeta de los respaldos, en lugar de BACKUP_DIR')
    .option(
      '--confirmar <nombre>',
      'el nombre de la agencia que se va a sustituir, para no tener que escribirlo',
    )
    .action(async (fichero: string, flags: Flags) =>
      runRestore(context, [...toArgs(flags), '--', fichero]),
    );
