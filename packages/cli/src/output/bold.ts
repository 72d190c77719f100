import { styleText } from 'node:util';

/** Bold if the stream is a terminal with colours and NO_COLOR is not set. */
export const bold = (text: string, stream: NodeJS.WritableStream = process.stdout): string =>
  styleText('bold', text, { stream });
