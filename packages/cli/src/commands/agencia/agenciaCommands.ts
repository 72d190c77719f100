import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { readDecisiones } from '../../services/agencia/decisiones';
import { toFichero } from '../../services/agencia/fichero';
import { createCommand } from '../createCommand';
import { createGroup } from '../createGroup';
import { describeDecisiones } from './describeDecisiones';
import { importCommand } from './import';
import { setCommand } from './set';

const showCommand = (context: Context): Command =>
  withJson(
    createCommand(
      'show',
      'Muestra lo que la agencia ha decidido: cómo es, su escala, sus permisos, su paga y lo que vende.',
      ['garita agencia show', 'garita agencia show --json'],
    ),
  ).action(async ({ json }: JsonFlags) => {
    const decisiones = await readDecisiones(await connect(context));
    if (json) context.stdout.write(toJson(decisiones));
    else writeText(context, describeDecisiones(decisiones, context.moneda));
  });

const exportCommand = (context: Context): Command =>
  createCommand(
    'export',
    'Escribe un fichero con todo lo que la agencia ha decidido y ningún secreto, para guardarlo o darlo a otra agencia.',
    ['garita agencia export > agencia.json', 'garita agencia export --portal casa > agencia.json'],
  ).action(
    async () =>
      void context.stdout.write(toJson(toFichero(await readDecisiones(await connect(context))))),
  );

export const agenciaCommands = (context: Context): Command =>
  createGroup(
    'agencia',
    ['garita agencia show', 'garita agencia export > agencia.json'],
    [showCommand(context), setCommand(context), exportCommand(context), importCommand(context)],
  );
