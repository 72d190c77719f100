import type { Context } from '../../Context';
import { parseNombre, readPortales, savePortales, servidorOf } from '../../config/portales';
import { parseServidor, warnPlain } from '../../config/servidor';
import { fileOf, forgetSesion, readSesion } from '../../config/sesion';
import { UsageError } from '../../errors';
import type { Column } from '../../output/Column';
import { type ListView, writeList } from '../../output/writeList';
import { createGroup } from '../createGroup';
import { defineCommand } from '../defineCommand';
import { LIST_VIEW } from '../sharedTakes';

interface Fila {
  readonly nombre: string;
  readonly servidor: string;
  readonly enUso: boolean;
  readonly conSesion: boolean;
}

const COLUMNS: readonly Column<Fila>[] = [
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Dirección', value: ({ servidor }) => servidor },
  { header: 'En uso', value: ({ enUso }) => (enUso ? 'sí' : null) },
  { header: 'Sesión', value: ({ conSesion }) => (conSesion ? 'sí' : 'no') },
];

async function listFilas({ env }: Context): Promise<readonly Fila[]> {
  const { actual, portales } = await readPortales(env);
  return await Promise.all(
    Object.entries(portales).map(async ([nombre, servidor]) => ({
      nombre,
      servidor,
      enUso: nombre === actual,
      conSesion: (await readSesion(env, fileOf(nombre))) !== null,
    })),
  );
}

const listCommand = defineCommand({
  name: 'list',
  description:
    'Lista los portales que tienen nombre en este equipo, cuál se usa y si guarda una sesión.',
  ejemplos: ['', '--json'],
  takes: LIST_VIEW,
  run: async (context, flags: ListView) =>
    writeList(context, await listFilas(context), COLUMNS, flags),
});

const addCommand = defineCommand({
  name: 'add',
  description: 'Da nombre a un portal en este equipo. El primero queda en uso.',
  ejemplos: ['casa https://portal.ejemplo.es', 'pruebas http://127.0.0.1:3000'],
  takes: { '<nombre>': 'letras sin tilde, números y guiones', '<dirección>': 'la del portal' },
  run: async (context, typed: string, direccion: string) => {
    const [nombre, servidor] = [parseNombre(typed), parseServidor(direccion, 'La dirección')];
    const { actual, portales } = await readPortales(context.env);
    if (Object.hasOwn(portales, nombre))
      throw new UsageError(
        `Ya hay un portal «${nombre}»: ${portales[nombre]}. Quítalo antes con «garita portales delete».`,
      );
    warnPlain(context, servidor);
    const inUse = actual ?? (Object.keys(portales).length === 0 ? nombre : null);
    await savePortales(context.env, {
      actual: inUse,
      portales: { ...portales, [nombre]: servidor },
    });
    const isUsed = inUse === nombre;
    context.stderr.write(
      `${nombre} es ${servidor}${isUsed ? ', y queda en uso' : ''}. Entra con «garita login${isUsed ? '' : ` --portal ${nombre}`}».\n`,
    );
  },
});

const KNOWN = { '<nombre>': 'como lo escribe «garita portales list»' };

const useCommand = defineCommand({
  name: 'use',
  description: 'Cambia el portal que usan las demás órdenes cuando no se les dice otro.',
  ejemplos: ['casa', 'pruebas'],
  takes: KNOWN,
  run: async (context, typed: string) => {
    const [nombre, portales] = [parseNombre(typed), await readPortales(context.env)];
    const servidor = servidorOf(portales, nombre);
    await savePortales(context.env, { ...portales, actual: nombre });
    context.stderr.write(`En uso: ${nombre} (${servidor}).\n`);
    if (context.env.GARITA_URL || context.env.GARITA_PORTAL)
      context.stderr.write('GARITA_URL o GARITA_PORTAL está puesta y va antes.\n');
  },
});

const deleteCommand = defineCommand({
  name: 'delete',
  alias: 'remove',
  description:
    'Quita de este equipo un portal con su nombre y la sesión que guarda. En el portal no cambia nada.',
  ejemplos: ['pruebas', 'casa'],
  takes: KNOWN,
  run: async (context, typed: string) => {
    const [nombre, { actual, portales }] = [parseNombre(typed), await readPortales(context.env)];
    const servidor = servidorOf({ actual, portales }, nombre);
    const { [nombre]: _, ...rest } = portales;
    await forgetSesion(context.env, fileOf(nombre));
    await savePortales(context.env, {
      actual: actual === nombre ? null : actual,
      portales: rest,
    });
    context.stderr.write(`Quitado: ${nombre} (${servidor}).\n`);
  },
});

export const portalesCommands = createGroup(
  'portales',
  ['add casa https://portal.ejemplo.es', 'garita multas list --portal casa'],
  [listCommand, addCommand, useCommand, deleteCommand],
);
