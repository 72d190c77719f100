export interface AjusteRegistro {
  /** Open to everyone, to people with an invitation, or to no one. */
  readonly modo: 'abierto' | 'invitacion' | 'cerrado';
  /** `none`: no proof. `avatar-motto`: the avatar's motto must contain the code of `ipdetect`. */
  readonly prueba: 'none' | 'avatar-motto';
  /** Whether a registration from an address of another account is only recorded, or refused. */
  readonly clones: 'record' | 'block';
  /** The lowest category whose people may use the screen *Puerta*, 1 to 12. */
  readonly puerta: number;
  /** 1: the portal asks the avatar service whether clocked-in people are still online. */
  readonly presencia: 0 | 1;
  /** Minutes after which the portal closes a forgotten clock-in; 0 = never. */
  readonly cierre: (typeof CIERRES_PRESENCIA)[number];
}

/** The categories that an agency may choose for `puerta`. */
export const CATEGORIAS_PUERTA = Array.from({ length: 12 }, (_, before) => before + 1);

/** The setting `puerta`; every category while the agency has chosen none. */
export const readPuertaDesde = (ajuste: unknown): number =>
  CATEGORIAS_PUERTA.find((categoria) => categoria === ajuste) ?? 1;

/** The minutes that an agency may choose for `cierre`. */
export const CIERRES_PRESENCIA = [0, 15, 30, 60, 120, 240, 480] as const;

/** Unset fields fall back to the operator's environment variables. */
export function readRegistro(ajuste: unknown, operador: AjusteRegistro): AjusteRegistro {
  const chosen =
    typeof ajuste === 'object' && ajuste !== null ? (ajuste as Record<string, unknown>) : {};
  const pick = <Name extends keyof AjusteRegistro>(
    name: Name,
    choices: readonly AjusteRegistro[Name][],
  ): AjusteRegistro[Name] => choices.find((choice) => choice === chosen[name]) ?? operador[name];
  return {
    modo: pick('modo', ['abierto', 'invitacion', 'cerrado']),
    prueba: pick('prueba', ['none', 'avatar-motto']),
    clones: pick('clones', ['record', 'block']),
    puerta: pick('puerta', CATEGORIAS_PUERTA),
    presencia: pick('presencia', [0, 1]),
    cierre: pick('cierre', CIERRES_PRESENCIA),
  };
}
