/** Why a backup could not be made, read or restored; its message is made for people. */
export class RespaldoError extends Error {
  override readonly name: string = 'RespaldoError';
}

/** The file is not what was written: nothing of it is to be trusted. */
export class RespaldoDanadoError extends RespaldoError {
  override readonly name = 'RespaldoDanadoError';
}
