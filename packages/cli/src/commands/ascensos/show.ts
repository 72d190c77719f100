import { ORIGENES } from '@garita/domain/ascensos/origen';
import { USUARIO } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { type FichaAscenso, showAscenso } from '../../services/ascensos/show';
import { createCommand } from '../createCommand';

const FIELDS: readonly Column<FichaAscenso>[] = [
  USUARIO,
  { header: 'Misión', value: ({ mision }) => mision },
  {
    header: 'Cómo llegó',
    value: ({ origen, encargadoNombre }) => `${ORIGENES[origen]} ${encargadoNombre}`,
  },
  { header: 'Siguiente', value: ({ m_nueva }) => m_nueva || null },
  { header: 'Desde', value: ({ date_finaliza }) => date_finaliza, kind: 'instant' },
  { header: 'Se puede ya', value: ({ disponible }) => (disponible ? 'sí' : 'no') },
  { header: 'Lo alcanzas', value: ({ alcanza }) => (alcanza ? 'sí' : 'no') },
];

export const showCommand = (context: Context): Command =>
  withJson(
    createCommand('show', 'Muestra a qué misión le toca ascender a una persona, y desde cuándo.', [
      'garita ascensos show Recluta',
      'garita ascensos show Recluta --json',
    ]).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, { json }: JsonFlags) => {
    const ficha = await showAscenso(await connect(context), usuario);
    if (json) context.stdout.write(toJson(ficha));
    else writeText(context, formatFields(ficha, FIELDS));
  });
