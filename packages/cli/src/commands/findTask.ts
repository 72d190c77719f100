import type { Command } from 'commander';
import type { BulkTask } from '../lote/BulkTask';
import { taskOf } from './createBulkCommand';

/**
 * The task of a command. @param words the command's words after `garita` @returns undefined when
 * the command does not exist or takes no file
 */
export async function findTask(
  readPrograma: ReadPrograma,
  words: readonly string[],
): Promise<BulkTask<string, unknown> | undefined> {
  const program = await readPrograma(words);
  const command = words.reduce<Command | undefined>(
    (above, name) => above?.commands.find((one) => one.name() === name),
    program,
  );
  return command && taskOf(command);
}

/**
 * Reads the whole program. The commands named in `args` are loaded; the others have only a name.
 */
export type ReadPrograma = (args: readonly string[]) => Promise<Command>;
