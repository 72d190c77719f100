/** An error that the operator can fix. The Spanish message is printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
