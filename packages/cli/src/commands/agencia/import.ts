import { readArchivo } from '../../input/readArchivo';
import { parseFichero } from '../../services/agencia/fichero';
import { LLAMADAS_CAMBIAR } from '../../services/agencia/secciones';
import { willAsk } from '../../terminal/confirmByTyping';
import { type CambioFlags, DEFINITIVO } from '../applyCambio';
import { defineCommand } from '../defineCommand';
import { applyDecisiones } from './applyDecisiones';

export const importCommand = defineCommand({
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
});
