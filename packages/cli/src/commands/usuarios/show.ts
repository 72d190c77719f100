import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import type { PersonaCompleta } from '../../services/usuarios/resetPassword';
import { showUsuario } from '../../services/usuarios/show';
import { createCommand } from '../createCommand';

const FIELDS: readonly Column<PersonaCompleta>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Id', value: ({ id }) => id },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Categoría', value: ({ categoria, n_categoria }) => `${categoria} ${n_categoria}` },
  { header: 'Firma', value: ({ firma }) => firma },
  { header: 'Registro', value: ({ registro }) => registro, kind: 'instant' },
  { header: 'Última vez', value: ({ ultima_vez }) => ultima_vez, kind: 'instant' },
  { header: 'Despedido', value: ({ despedido }) => despedido, kind: 'instant' },
];

export const showCommand = (context: Context): Command =>
  withJson(
    createCommand('show', 'Muestra los datos de una persona.', [
      'garita usuarios show Recluta',
      'garita usuarios show 6 --json',
    ]).argument('<usuario|id>', 'su nombre o su número'),
  ).action(async (usuario: string, { json }: JsonFlags) => {
    const { api } = await connect(context);
    const persona = await showUsuario(api, usuario);
    if (json) context.stdout.write(toJson(persona));
    else writeText(context, formatFields(persona, FIELDS));
  });
