/** Why a backup could not be made, read or restored; its message is for people. */
export class RespaldoError extends Error {
  override readonly name: string = 'RespaldoError';
}

/** The file differs from the written one, so no part of it can be trusted. */
export class RespaldoDanadoError extends RespaldoError {
  override readonly name = 'RespaldoDanadoError';
}
