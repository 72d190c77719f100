import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { toJson } from '../../output/writeRows';
import { readDecisiones } from '../../services/agencia/decisiones';
import { toFichero } from '../../services/agencia/fichero';
import { LLAMADAS_LEER } from '../../services/agencia/secciones';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { describeDecisiones } from './describeDecisiones';
import { importCommand } from './import';
import { setCommand } from './set';

const exportCommand = (context: Context): Command =>
  withLlamadas(
    createCommand(
      'export',
      'Escribe un fichero con todo lo que la agencia ha decidido y ningún secreto, para guardarlo o darlo a otra agencia.',
      [
        'garita agencia export > agencia.json',
        'garita agencia export --portal casa > agencia.json',
      ],
    ),
    LLAMADAS_LEER,
  ).action(
    async () =>
      void context.stdout.write(toJson(toFichero(await readDecisiones(await connect(context))))),
  );

export const agenciaCommands = createGroup(
  'agencia',
  ['garita agencia show', 'garita agencia export > agencia.json'],
  [
    createShowCommand({
      name: 'show',
      description:
        'Muestra lo que la agencia ha decidido: cómo es, su escala, sus permisos, su paga y lo que vende.',
      ejemplos: ['garita agencia show', 'garita agencia show --json'],
      llamadas: LLAMADAS_LEER,
      read: readDecisiones,
      format: (decisiones, { moneda }) => describeDecisiones(decisiones, moneda),
    }),
    setCommand,
    exportCommand,
    importCommand,
  ],
);
