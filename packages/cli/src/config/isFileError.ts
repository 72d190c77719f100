/** Whether it is the file system that refused; anything else that is thrown beside it is a fault of ours. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
