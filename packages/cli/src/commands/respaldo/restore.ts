import { runRestore } from '../../services/respaldo/restore';
import { defineCommand } from '../defineCommand';

interface Flags {
  readonly datos?: string;
  readonly en?: string;
  readonly confirmar?: string;
}

const toArgs = ({ datos, en, confirmar }: Flags): string[] =>
  Object.entries({ datos, en, confirmar }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );

export const restoreCommand = defineCommand({
  name: 'restore',
  description:
    'Restaura un respaldo en esta máquina, con el portal detenido. Lo que hubiera se respalda antes y pide confirmarlo.',
  ejemplos: ['garita-2026-11-21T18-30-00Z-manual.tar.gz', 'respaldo.tar.gz --datos ./data-nueva'],
  takes: {
    '<fichero>': 'el respaldo',
    '--datos <carpeta>': 'la carpeta de datos, en lugar de lo que dicen DATA_DIR y DATABASE_URL',
    '--en <carpeta>': 'la carpeta de los respaldos, en lugar de BACKUP_DIR',
    '--confirmar <nombre>':
      'el nombre de la agencia que se va a sustituir, para no tener que escribirlo',
  },
  run: (context, fichero: string, flags: Flags) =>
    runRestore(context, [...toArgs(flags), '--', fichero]),
});
