/**
 * An error that keeps the server from starting and that the operator can fix. Its message is
 * Spanish and is printed in one line, without a stack.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
