import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import type { Column } from '../../output/Column';
import { formatFields } from '../../output/formatTable';
import { writeText } from '../../output/wrapText';
import { type JsonFlags, toJson, withJson } from '../../output/writeRows';
import { whoami } from '../../services/sesion/whoami';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';

type Yo = Awaited<ReturnType<typeof whoami>> & { readonly servidor: string };

const FIELDS: readonly Column<Yo>[] = [
  { header: 'Usuario', value: ({ usuario }) => usuario },
  { header: 'Id', value: ({ id }) => id },
  { header: 'Misión', value: ({ mision }) => mision },
  { header: 'Categoría', value: ({ id_categoria }) => id_categoria },
  { header: 'Dueña', value: ({ permisoSys }) => (permisoSys === 1 ? 'sí' : 'no') },
  { header: 'Permisos', value: ({ permisos }) => permisos.join(' ') || null },
  { header: 'Servidor', value: ({ servidor }) => servidor },
];

export const whoamiCommand = (context: Context): Command =>
  withJson(
    createCommand('whoami', DESCRIPCIONES.whoami, ['garita whoami', 'garita whoami --json']),
  ).action(async ({ json }: JsonFlags) => {
    const connection = await connect(context);
    const yo = { ...(await whoami(connection)), servidor: connection.servidor };
    if (json) context.stdout.write(toJson(yo));
    else writeText(context, formatFields(yo, FIELDS));
  });
