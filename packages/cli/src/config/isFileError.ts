/** Whether an error comes from the file system. Any other error is a bug. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
