/** What keeps the server from starting and whoever starts it can mend: its message is Spanish and is told in one line, without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
