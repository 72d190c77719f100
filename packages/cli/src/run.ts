import type { Context } from './Context';
import { createProgram } from './createProgram';
import { describeError, EXIT, type ExitCode } from './errors';
import { toVisible } from './output/toVisible';

/** Runs a command line and gives its exit code. A failure becomes one line on stderr. */
export async function run(args: readonly string[], context: Context): Promise<ExitCode> {
  try {
    const program = await createProgram(context, args);
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    const { code, message } = describeError(error);
    if (message !== null) context.stderr.write(`garita: ${toVisible(message)}\n`);
    return code;
  }
}
