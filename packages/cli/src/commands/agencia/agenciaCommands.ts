import type { Moneda } from '@garita/domain/formato/moneda';
import { toLlamada } from '../../acceso/llamadas';
import { connect } from '../../connect';
import { readArchivo } from '../../input/readArchivo';
import { toVisible } from '../../output/toVisible';
import { toJson } from '../../output/writeRows';
import {
  type Decisiones,
  parseFichero,
  readDecisiones,
  toFichero,
} from '../../services/agencia/decisiones';
import { parseCambios } from '../../services/agencia/parseCambios';
import { LLAMADAS_CAMBIAR, LLAMADAS_LEER, SECCIONES } from '../../services/agencia/secciones';
import { CON_PERMISO } from '../../services/sistema/mudanza/lecturas';
import { willAsk } from '../../terminal/confirmByTyping';
import { CAMBIO, type CambioFlags, DEFINITIVO } from '../applyCambio';
import { createGroup } from '../createGroup';
import { createShowCommand } from '../createShowCommand';
import { defineCommand } from '../defineCommand';
import { copyPortal } from '../sistema/mudanza/copyPortal';
import { applyDecisiones } from './applyDecisiones';

/** One's own portal answers more requests a second than an old one. */
const RITMO = 20;

export const describeDecisiones = (decisiones: Decisiones, moneda: Moneda): string =>
  SECCIONES.map(({ id, titulo, describe }) => {
    const lineas = describe(decisiones[id] as never, moneda);
    const width = Math.max(0, ...lineas.map(([nombre]) => [...nombre].length));
    const shown = lineas.map(
      ([nombre, valor]) => `  ${toVisible(nombre).padEnd(width)}  ${toVisible(valor)}`,
    );
    return [titulo, ...(shown.length > 0 ? shown : ['  nada']), ''].join('\n');
  }).join('\n');

export const agenciaCommands = createGroup(
  'agencia',
  ['show', 'export > agencia.json'],
  [
    createShowCommand({
      name: 'show',
      description:
        'Muestra lo que la agencia ha decidido: cómo es, su escalafón, sus permisos, su paga y lo que vende.',
      ejemplos: ['', '--json'],
      llamadas: LLAMADAS_LEER,
      read: readDecisiones,
      format: (decisiones, { moneda }) => describeDecisiones(decisiones, moneda),
    }),
    defineCommand({
      name: 'set',
      description:
        'Cambia ajustes de la agencia por su nombre; sin valor, ninguno. «agencia show» dice cuáles hay.',
      ejemplos: [
        "nombre='Faro' lema='Nadie se queda en el mar' 'color=#0b5c8e'",
        'dia=5 hora=20 zona=Europe/Madrid --dry-run',
        'lema=',
      ],
      takes: { '<ajuste=valor...>': 'un ajuste y cómo ha de quedar', ...CAMBIO },
      llamadas: LLAMADAS_CAMBIAR,
      run: (context, cambios: readonly string[], flags: CambioFlags) =>
        applyDecisiones(context, parseCambios(cambios), flags),
    }),
    defineCommand({
      name: 'export',
      description:
        'Escribe un fichero con todo lo que la agencia ha decidido y ningún secreto, para guardarlo o darlo a otra agencia. Con --todo copia en una carpeta también la gente y la historia, como «garita mudanza fetch».',
      ejemplos: ['> agencia.json', '--portal casa > agencia.json', '--todo salida'],
      takes: {
        '--todo <carpeta>':
          'copia en una carpeta todo lo que responde el portal, para llevarlo a otra parte',
      },
      llamadas: [
        ...LLAMADAS_LEER,
        ...CON_PERMISO.map((llamada) => ({ ...toLlamada(llamada), con: 'Con --todo' })),
      ],
      run: async (context, { todo }: { readonly todo?: string }) => {
        const connection = await connect(context);
        if (todo === undefined)
          return void context.stdout.write(toJson(toFichero(await readDecisiones(connection))));
        const { servidor: desde, token: llave } = connection;
        await copyPortal(context, { desde, llave, carpeta: todo, ritmo: RITMO });
      },
    }),
    defineCommand({
      name: 'import',
      description:
        'Hace de la agencia lo que dice un fichero de «garita agencia export». Lo que ya es así no cambia. Pide escribir sus siglas.',
      ejemplos: ['agencia.json --dry-run', 'agencia.json'],
      takes: { '<fichero>': 'el fichero; - es la entrada estándar', ...DEFINITIVO },
      llamadas: LLAMADAS_CAMBIAR,
      run: async (context, archivo: string, flags: CambioFlags) => {
        const isAsked = willAsk(context, flags, archivo);
        const decisiones = parseFichero(await readArchivo(context, archivo));
        await applyDecisiones(context, decisiones, { ...flags, isAsked });
      },
    }),
  ],
);
