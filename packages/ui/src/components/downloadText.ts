import { downloadBlob } from './downloadBlob';

/** Hands a text to the browser as a file. @param type its MIME type without the character set. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
