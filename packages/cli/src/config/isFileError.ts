/** Whether the file system caused the error; any other error is a bug. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
