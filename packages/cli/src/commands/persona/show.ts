import type { Moneda } from '@garita/domain/formato/moneda';
import { FECHA } from '@garita/domain/listas/columna';
import { describeHechoPersona } from '@garita/domain/persona/frase';
import { GRUPOS_HISTORIA, type GrupoHistoria, type Hecho } from '@garita/domain/persona/hecho';
import { type Command, Option } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { parseLimite } from '../../input/parseCuantos';
import type { Column } from '../../output/Column';
import { formatBelow, formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { type PersonaMostrada, showPersona } from '../../services/persona/show';
import { createCommand } from '../createCommand';

type Ficha = PersonaMostrada['persona'];

const FIELDS: readonly Column<Ficha>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Misión', value: ({ mision }) => mision },
  {
    header: 'Categoría',
    value: ({ categoria, n_categoria }) =>
      categoria === null ? null : `${categoria} ${n_categoria}`,
  },
  { header: 'Firma', value: ({ firma }) => firma ?? null },
  { header: 'Registro', value: ({ registro }) => registro ?? null, kind: 'instant' },
  { header: 'Dentro desde', value: ({ dentro }) => dentro ?? null, kind: 'instant' },
  { header: 'Próximo ascenso', value: ({ proximo }) => proximo ?? null, kind: 'instant' },
  { header: 'Despedido', value: ({ despedido }) => despedido ?? null, kind: 'instant' },
];

const columnsOf = (moneda: Moneda): readonly Column<Hecho>[] => [
  FECHA,
  { header: 'Qué pasó', value: (hecho) => describeHechoPersona(hecho, moneda) },
];

interface Flags extends JsonFlags {
  readonly grupo?: GrupoHistoria;
  readonly limite: number;
}

export const showCommand = (context: Context): Command =>
  withJson(
    createCommand(
      'show',
      'Muestra quién es una persona y lo que le ha pasado, lo más nuevo primero.',
      ['garita persona show Recluta', 'garita persona show Recluta --grupo rangos --json'],
    )
      .argument('<nombre>', 'su nombre de ahora o uno de antes')
      .addOption(new Option('--grupo <grupo>', 'solo lo de un grupo').choices(GRUPOS_HISTORIA))
      .addOption(
        new Option('--limite <número>', 'cuánto se muestra').argParser(parseLimite).default(30),
      ),
  ).action(async (nombre: string, { json, grupo, limite }: Flags) => {
    const { api } = await connect(context);
    const shown = await showPersona(api, nombre, { grupo, limite });
    if (json) context.stdout.write(toJson(shown));
    else
      writeText(
        context,
        `${formatFields(shown.persona, FIELDS)}${formatBelow(shown.historia, columnsOf(context.moneda), context.stdout)}`,
      );
  });
