import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import type { Columna, Tarea } from '../lote/Tarea';
import { createCommand } from './createCommand';
import type { LoteFlags } from './runLote';
import { runTarea, runVarios, withLote } from './withLote';

interface BulkSpec {
  readonly description: string;
  readonly ejemplos: readonly string[];
  /**
   * Arguments and options in commander's syntax, with their help: `'[usuarios...]'`, `'--motivo
   * <texto>'`. Arguments fill the columns without a flag in order, an option the column with that
   * flag. Default: the people.
   */
  readonly takes?: Readonly<Record<string, string>>;
  /** Whether it cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

const PERSONAS = { '[usuarios...]': 'a quiénes: sus nombres o sus números' };

const toText = (value: string | true | undefined): string | undefined =>
  value === true ? 'sí' : value;

/**
 * The command of a tarea: for one name, for several, or for the lines of `--archivo`. Its name is
 * the last word of `acto`.
 */
export function createBulkCommand<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { description, ejemplos, takes = PERSONAS, isDefinitivo = false }: BulkSpec,
): Command {
  const command = createCommand(tarea.acto.split(' ').at(-1) ?? '', description, ejemplos);
  for (const [what, help] of Object.entries(takes)) {
    if (what.startsWith('-')) command.option(what, help);
    else command.argument(what, help);
  }
  const columnas = Object.entries(tarea.columnas) as [Campo, Columna][];
  const options = columnas.filter(([, { flag }]) => flag !== undefined);
  const names = columnas.flatMap(([campo, { flag }]) => (flag === undefined ? [campo] : []));
  const many = command.registeredArguments[0]?.variadic ? names[0] : undefined;
  return withLote(command, tarea).action(async (...given: unknown[]) => {
    // Commander passes the arguments, then the options and the command.
    const flags = given.at(-2) as LoteFlags & Record<string, string | true | undefined>;
    const said = options.map(([campo, { flag = '' }]) => [
      campo,
      toText(flags[new Option(flag).attributeName()]),
    ]);
    const campos = (more: [string, unknown][]) =>
      Object.fromEntries([...more, ...said]) as Record<Campo, string | undefined>;
    if (many === undefined) {
      const args = names.map((campo, at): [string, unknown] => [campo, given[at]]);
      return runTarea(context, tarea, { flags, campos: campos(args), isDefinitivo });
    }
    const valores = given[0] as readonly string[];
    return runVarios(context, tarea, {
      quien: many,
      valores,
      campos: campos([]),
      flags,
      isDefinitivo,
    });
  });
}
