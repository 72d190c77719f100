import { downloadBlob } from './downloadBlob';

/** Downloads a text. @param type its MIME type without the character set. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
