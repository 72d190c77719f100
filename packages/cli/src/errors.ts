import { ApiError } from '@garita/api-client/ApiError';
import { CLIENTE } from '@garita/api-client/textos';
import { CommanderError } from 'commander';

/**
 * The exit codes. Scripts rely on these numbers. After a signal the code is 128 + signal, as in
 * shells.
 */
export const EXIT = {
  ok: 0,
  refused: 1,
  usage: 2,
  signedOut: 3,
  network: 4,
  partial: 5,
  notFound: 6,
  busy: 7,
  interrupted: 130,
  terminated: 143,
} as const;

export const CODIGOS = [
  `Códigos de salida: ${EXIT.ok} hecho, ${EXIT.refused} rechazado, ${EXIT.usage} mal escrito o cancelado, ${EXIT.signedOut} sin sesión, ${EXIT.network} sin conexión,`,
  `${EXIT.partial} el portal no lo da todo, ${EXIT.notFound} no existe, ${EXIT.busy} el portal está ocupado, ${EXIT.interrupted} o ${EXIT.terminated} interrumpido por Ctrl-C o SIGTERM.`,
].join('\n');

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error with its exit code, and a message for people. */
class CommandError extends Error {
  readonly code: ExitCode = EXIT.refused;
}

/** The portal refuses the request, or would refuse it. */
export class RefusedError extends CommandError {}

export class NotFoundError extends RefusedError {
  override readonly code = EXIT.notFound;
}

/** The input is invalid, or the user cancelled. */
export class UsageError extends CommandError {
  override readonly code = EXIT.usage;
}

/** A required argument is missing; the message refers to the help. */
export class MissingError extends UsageError {
  constructor(nombre: string) {
    super(`Falta «${nombre}».`);
  }
}

/** The token is missing or no longer valid. */
export class SignedOutError extends CommandError {
  override readonly code = EXIT.signedOut;
}

/** The output is incomplete. */
export class PartialError extends CommandError {
  override readonly code = EXIT.partial;
}

/** A child process, or the results of a bulk run, have already reported the failure. */
export class ReportedError extends Error {
  constructor(readonly code: ExitCode) {
    super(`ended with ${code}`);
  }
}

export const SEE_HELP = 'Usa --help para ver la ayuda.';

/**
 * Spanish texts for commander's errors, by their code. `named` are the words that commander's
 * message quotes.
 */
const COMMANDER: Readonly<Record<string, (named: readonly string[], message: string) => string>> = {
  'commander.unknownCommand': ([name]) => `No existe la orden «${name}».`,
  'commander.unknownOption': ([flag]) => `No existe la opción «${flag}».`,
  'commander.missingArgument': ([name]) => `Falta «${name}».`,
  'commander.optionMissingArgument': ([flag]) => `Falta el valor de «${flag}».`,
  'commander.missingMandatoryOptionValue': ([flag]) => `Falta «${flag}».`,
  'commander.invalidArgument': ([name, value], message) =>
    `«${value}» no vale en «${name}». Puede ser: ${/choices are (.+)\.$/.exec(message)?.[1]}.`,
  'commander.conflictingOption': ([one, other]) =>
    `No se pueden usar a la vez «${one}» y «${other}».`,
  // The error does not quote the arguments: a password may have been typed after the name.
  'commander.excessArguments': () => 'Sobran argumentos.',
};

const SHOWN = new Set(['commander.helpDisplayed', 'commander.version']);

function describeUsage(error: CommanderError): { code: ExitCode; message: string | null } {
  if (SHOWN.has(error.code)) return { code: EXIT.ok, message: null };
  // Without a command commander has already written the help.
  if (error.code === 'commander.help') return { code: EXIT.usage, message: null };
  const named = [...error.message.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? '');
  const text = COMMANDER[error.code]?.(named, error.message) ?? 'La orden no se entiende.';
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  // A name may begin with a dash: `-Ana-`.
  const otherwise =
    error.code === 'commander.unknownOption'
      ? `Si es un nombre, pon -- delante: «-- ${named[0]}». ${SEE_HELP}`
      : SEE_HELP;
  return {
    code: EXIT.usage,
    message: `${text} ${meant ? `¿Quisiste decir ${meant}?` : otherwise}`,
  };
}

const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** The exit code by HTTP status. Status 0 means that no answer arrived. */
const BY_STATUS: Readonly<Record<number, ExitCode>> = {
  0: EXIT.network,
  401: EXIT.signedOut,
  404: EXIT.notFound,
  429: EXIT.busy,
  503: EXIT.busy,
};

function describeAnswer(error: ApiError): { code: ExitCode; message: string } {
  // A proxy whose portal is unreachable answers with an HTML page, which has no message.
  if (AWAY.has(error.httpStatus) && error.message === CLIENTE.respuestaRara)
    return {
      code: EXIT.network,
      message: `El portal no está disponible ahora (error ${error.httpStatus}). Inténtalo dentro de un momento.`,
    };
  // An unknown outcome comes from a lost connection, so it has the exit code of network errors.
  if (error.isUnknown) return { code: EXIT.network, message: error.message };
  return { code: BY_STATUS[error.httpStatus] ?? EXIT.refused, message: error.message };
}

/** The exit code of a failure and its one-line message for people; null when already reported. */
export function describeError(error: unknown): { code: ExitCode; message: string | null } {
  if (error instanceof CommanderError) return describeUsage(error);
  if (error instanceof ReportedError) return { code: error.code, message: null };
  if (error instanceof ApiError) return describeAnswer(error);
  if (error instanceof CommandError)
    return {
      code: error.code,
      message: error instanceof MissingError ? `${error.message} ${SEE_HELP}` : error.message,
    };
  return {
    code: EXIT.refused,
    message: `Error inesperado: ${error instanceof Error ? error.message : String(error)}`,
  };
}
