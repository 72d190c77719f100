import type { Permiso } from '../acceso/permisos';
import { nombrePropioRules } from '../reglas/nombrePropio.rules';
import type { Rule } from '../reglas/Rule';
import { TOKENS } from './textos';

/** How many tokens that are not revoked a person may have. */
export const TOKENS_MAX = 50;
/** The longest name, in characters as people count them. */
export const NOMBRE_TOKEN_MAX = 40;

const DAY = 86_400_000;
/** The longest that a token may last, in days: a leap year. */
export const DIAS_MAX = 366;

/** A token as its form has it. */
export interface TokenValues {
  nombre: string;
  /** Until when it opens, as an instant; empty = not chosen yet. */
  expira: string;
  /** It reads what its person reads, and changes nothing. */
  soloLectura: boolean;
  /** What it may do besides, when it may change something. */
  codigos: readonly Permiso[];
  /** One's own password, once more. */
  clave: string;
}

/** Making a token. That the password is right, and that one holds the codes, is checked by the server alone. @param ahora the moment at which it is made */
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
