import { formatInteger } from '@garita/domain/formato/credits';
import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { PartialError } from '../../errors';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { explainPaga } from '../../services/nomina/why';
import { createCommand } from '../createCommand';
import { formatDetalle } from './formatDetalle';
import { parsePeriodo } from './parsePeriodo';

interface Flags extends JsonFlags {
  readonly periodo?: number;
}

export const whyCommand = (context: Context): Command =>
  withLlamadas(
    withJson(
      createCommand(
        'why',
        'Explica la paga de una persona: qué pide cada parte, qué lleva hecho y las anotaciones que lo suman.',
        ['garita nomina why Recluta', 'garita nomina why Recluta --periodo 4'],
      )
        .argument('<usuario|id>', 'su nombre o su número')
        .option('--periodo <número>', 'un periodo cerrado; si falta, el abierto', parsePeriodo),
    ),
    ['nominaDetalle'],
  ).action(async (usuario: string, { periodo, json }: Flags) => {
    const { api } = await connect(context);
    const detalle = await explainPaga(api, { usuario, periodo });
    if (json) context.stdout.write(toJson(detalle));
    else writeText(context, formatDetalle(detalle, context));
    const absent = detalle.total_anotaciones - detalle.anotaciones.length;
    if (absent > 0)
      throw new PartialError(
        `El portal no da todas las anotaciones: faltan las ${formatInteger(absent)} más antiguas.`,
      );
  });
