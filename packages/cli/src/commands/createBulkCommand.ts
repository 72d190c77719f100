import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import { type Columna, flagOf, type Tarea } from '../lote/Tarea';
import { createCommand } from './createCommand';
import type { LoteFlags } from './runLote';
import { takeAll } from './takeAll';
import { runTarea, withLote } from './withLote';

interface BulkSpec {
  readonly description: string;
  readonly ejemplos: readonly string[];
  /** Whether it cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

const toText = (value: string | true | undefined): string | undefined =>
  value === true ? 'sí' : value;

/**
 * The command of a tarea: for one name, for several, or for the lines of `--archivo`. Its name is
 * the last word of `acto`, and the columns give its arguments and options.
 */
export const createBulkCommand =
  <Campo extends string, Orden>(
    tarea: Tarea<Campo, Orden>,
    { description, ejemplos, isDefinitivo = false }: BulkSpec,
  ) =>
  (context: Context): Command => {
    const columnas = Object.entries(tarea.columnas) as [Campo, Columna][];
    const command = takeAll(
      createCommand(tarea.acto.split(' ').at(-1) ?? '', description, ejemplos),
      Object.fromEntries(columnas.map(([, { takes = '', help = '' }]) => [takes, help])),
    );
    const options = columnas.filter(([, columna]) => flagOf(columna) !== undefined);
    const names = columnas.flatMap(([campo, columna]) => (flagOf(columna) ? [] : [campo]));
    const many = command.registeredArguments[0]?.variadic ? names[0] : undefined;
    return withLote(command, tarea).action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options and the command.
      const flags = given.at(-2) as LoteFlags & Record<string, string | true | undefined>;
      const said = options.map(([campo, { takes = '' }]) => [
        campo,
        toText(flags[new Option(takes).attributeName()]),
      ]);
      const args = many ? [] : names.map((campo, at) => [campo, given[at]]);
      const campos = Object.fromEntries([...args, ...said]) as Record<Campo, string | undefined>;
      const varios = many && { campo: many, valores: given[0] as readonly string[] };
      return runTarea(context, tarea, { flags, campos, isDefinitivo, ...(varios && { varios }) });
    });
  };
