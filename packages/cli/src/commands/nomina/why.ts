import { call } from '@garita/api-client/call';
import { formatInteger } from '@garita/domain/formato/credits';
import { connect } from '../../connect';
import { PartialError } from '../../errors';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson } from '../../output/writeRows';
import { findId } from '../../services/usuarios/show';
import { defineCommand } from '../defineCommand';
import { JSON_FLAG } from '../sharedTakes';
import { formatDetalle } from './formatDetalle';
import { parsePeriodo } from './parsePeriodo';

interface Flags extends JsonFlags {
  readonly periodo?: number;
}

export const whyCommand = defineCommand({
  name: 'why',
  description:
    'Explica la paga de una persona: qué pide cada parte, qué lleva hecho y las anotaciones que lo suman.',
  ejemplos: ['Recluta', 'Recluta --periodo 4'],
  takes: {
    '<usuario|id>': 'su nombre o su número',
    '--periodo <número>': {
      help: 'un periodo cerrado; si falta, el abierto',
      parse: parsePeriodo,
    },
    ...JSON_FLAG,
  },
  llamadas: ['nominaDetalle'],
  run: async (context, usuario: string, { periodo, json }: Flags) => {
    const { api } = await connect(context);
    const id = await findId(api, usuario);
    const detalle = await call(api, 'nominaDetalle', { id, ...(periodo && { periodo }) });
    if (json) context.stdout.write(toJson(detalle));
    else writeText(context, formatDetalle(detalle, context));
    const absent = detalle.total_anotaciones - detalle.anotaciones.length;
    if (absent > 0)
      throw new PartialError(
        `El portal no da todas las anotaciones: faltan las ${formatInteger(absent)} más antiguas.`,
      );
  },
});
