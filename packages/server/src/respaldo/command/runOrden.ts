import { explainError } from '../../explainError';
import { type Terminal, UsageError } from './readCommand';

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a tool of the operator and explains its errors.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export async function runOrden(
  { stderr }: Pick<Terminal, 'stderr'>,
  help: string,
  run: () => Promise<void>,
): Promise<0 | 1 | 2> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (isUsage(error)) {
      stderr.write(`${error instanceof UsageError ? `${error.message}\n\n` : ''}${help}`);
      return 2;
    }
    stderr.write(
      `${explainError(error) ?? (error instanceof Error ? error.stack : String(error))}\n`,
    );
    return 1;
  }
}
