import type { Command } from 'commander';
import type { Tarea } from '../lote/Tarea';
import type { ReadPrograma } from './ReadPrograma';
import { tareaOf } from './withLote';

/**
 * The tarea of a command by its words after `garita`; undefined when the command does not exist or
 * takes no file.
 */
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
