import type { Command } from 'commander';
import type { Tarea } from '../lote/Tarea';
import type { ReadPrograma } from './ReadPrograma';
import { tareaOf } from './withLote';

/** The tarea of a command by its words behind `garita`; undefined where there is no such command, or it takes no file. */
export async function findTarea(
  readPrograma: ReadPrograma,
  words: readonly string[],
): Promise<Tarea<string, unknown> | undefined> {
  const program = await readPrograma(words);
  const command = words.reduce<Command | undefined>(
    (above, name) => above?.commands.find((one) => one.name() === name),
    program,
  );
  return command && tareaOf(command);
}
