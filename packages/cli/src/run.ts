import type { Context } from './Context';
import { createProgram } from './createProgram';
import { describeError, EXIT, type ExitCode } from './errors';
import { takePortal } from './input/takePortal';
import { toVisible } from './output/toVisible';

/** What completion scripts ask by; no command, so that no help shows it. */
const COMPLETE = '__complete';

/** Runs a command line and gives its exit code. A failure becomes one line on stderr. */
export async function run(typed: readonly string[], surrounding: Context): Promise<ExitCode> {
  const { args, env } = takePortal(typed, surrounding.env);
  const context = { ...surrounding, env };
  if (args[0] === COMPLETE) return await (await import('./services/sistema/complete')).complete(context, args.slice(1));
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
