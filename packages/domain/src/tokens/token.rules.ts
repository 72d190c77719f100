import type { Permiso } from '../acceso/permisos';
import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Rule } from '../reglas/Rule';
import { TOKENS } from './textos';

/** Maximum number of valid tokens of a user. */
export const TOKENS_MAX = 50;
/** Longest name, in characters. */
export const NOMBRE_TOKEN_MAX = 40;

const DAY = 86_400_000;
/** Maximum lifetime in days: a leap year. */
export const DIAS_MAX = 366;

export interface TokenValues {
  nombre: string;
  /** The expiry instant; empty = not chosen yet. */
  expira: string;
  /** Whether the token may only read. It may then read everything that its user may read. */
  soloLectura: boolean;
  /** The permission codes of a token that may write. */
  codigos: readonly Permiso[];
  /** The user's own password. */
  clave: string;
}

/** Only the server checks the password, and whether the user holds the codes. */
export const tokenRules = (ahora: () => Date): readonly Rule<TokenValues>[] => [
  ...nombrePropioRules({
    max: NOMBRE_TOKEN_MAX,
    vacio: TOKENS.sinNombre,
    largo: TOKENS.nombreLargo,
    invisible: TOKENS.nombreInvisible,
  }),
  ({ soloLectura, codigos }) =>
    !soloLectura && codigos.length === 0 ? { campo: 'codigos', texto: TOKENS.sinCodigos } : null,
  ({ expira }) => (expira === '' ? { campo: 'expira', texto: TOKENS.sinCaducidad } : null),
  ({ expira }) =>
    Date.parse(expira) > ahora().getTime() ? null : { campo: 'expira', texto: TOKENS.caducado },
  ({ expira }) =>
    Date.parse(expira) <= ahora().getTime() + DIAS_MAX * DAY
      ? null
      : { campo: 'expira', texto: TOKENS.caducaTarde },
  ({ clave }) => (clave === '' ? { campo: 'clave', texto: TOKENS.sinClave } : null),
];
