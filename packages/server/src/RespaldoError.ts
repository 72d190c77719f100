/** A backup could not be made, read or restored. The message is Spanish. */
export class RespaldoError extends Error {
  override readonly name: string = 'RespaldoError';
}

/** The file is damaged or is no backup, so no part of the file can be trusted. */
export class RespaldoDanadoError extends RespaldoError {
  override readonly name = 'RespaldoDanadoError';
}
