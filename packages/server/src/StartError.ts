/** The operator can fix it. The Spanish message is printed in one line, without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
