import type { Context } from '../../Context';
import { UsageError } from '../../errors';
import { parseJson } from '../../input/parseJson';
import { readArchivo } from '../../input/readArchivo';
import type { Campo } from '../../services/sistema/parseCampos';

/** Reads a value: `@ruta` from a file, `@-` from stdin. `@@` is a text that begins with `@`. */
async function readValor(
  context: Context,
  nombre: string,
  texto: string,
): Promise<Omit<Campo, 'nombre'>> {
  if (!texto.startsWith('@')) return { texto, isFromFile: false };
  if (texto.startsWith('@@')) return { texto: texto.slice(1), isFromFile: false };
  return {
    texto: (await readArchivo(context, texto.slice(1), nombre)).replace(/\r?\n$/, ''),
    isFromFile: true,
  };
}

/** Parses `campo=valor`. @throws UsageError for a malformed argument or an unreadable file */
export async function readCampos(
  context: Context,
  args: readonly string[],
): Promise<readonly Campo[]> {
  const campos: Campo[] = [];
  for (const arg of args) {
    const at = arg.indexOf('=');
    // The error does not quote the argument: it may be a password.
    if (at < 1) throw new UsageError('Los campos se escriben campo=valor, como usuario=6.');
    const nombre = arg.slice(0, at);
    campos.push({ nombre, ...(await readValor(context, nombre, arg.slice(at + 1))) });
  }
  return campos;
}

/** Reads the JSON object of `--input`. @throws UsageError for anything else */
export async function readInput(
  context: Context,
  archivo: string | undefined,
): Promise<Readonly<Record<string, unknown>>> {
  if (archivo === undefined) return {};
  const text = await readArchivo(context, archivo, '--input');
  const value = parseJson(text, '--input: no es JSON.');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--input: debe ser un objeto de JSON, como {"usuario": 6}.');
  return value as Record<string, unknown>;
}
