import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import { type BulkTask, type Columna, flagOf } from '../lote/BulkTask';
import { createCommand } from './createCommand';
import type { LoteFlags } from './runLote';
import { takeAll } from './takeAll';
import { runTask, withLote } from './withLote';

interface BulkSpec {
  readonly description: string;
  readonly ejemplos: readonly string[];
  /** Whether it cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

const toText = (value: string | true | undefined): string | undefined =>
  value === true ? 'sí' : value;

/** The task's columns give the arguments and options; the last word of `acto` is the name. */
export const createBulkCommand =
  <Campo extends string, Orden>(
    task: BulkTask<Campo, Orden>,
    { description, ejemplos, isDefinitivo = false }: BulkSpec,
  ) =>
  (context: Context): Command => {
    const columnas = Object.entries(task.columnas) as [Campo, Columna][];
    const command = takeAll(
      createCommand(task.acto.split(' ').at(-1) ?? '', description, ejemplos),
      Object.fromEntries(columnas.map(([, { takes = '', help = '' }]) => [takes, help])),
    );
    const options = columnas.filter(([, columna]) => flagOf(columna) !== undefined);
    const names = columnas.flatMap(([campo, columna]) => (flagOf(columna) ? [] : [campo]));
    const many = command.registeredArguments[0]?.variadic ? names[0] : undefined;
    return withLote(command, task).action(async (...given: unknown[]) => {
      const flags = given.at(-2) as LoteFlags & Record<string, string | true | undefined>;
      const said = options.map(([campo, { takes = '' }]) => [
        campo,
        toText(flags[new Option(takes).attributeName()]),
      ]);
      const args = many ? [] : names.map((campo, at) => [campo, given[at]]);
      const campos = Object.fromEntries([...args, ...said]) as Record<Campo, string | undefined>;
      const varios = many && { campo: many, valores: given[0] as readonly string[] };
      return runTask(context, task, { flags, campos, isDefinitivo, ...(varios && { varios }) });
    });
  };
