/** Who may register, and what they must prove. */
export interface AjusteRegistro {
  /** Everybody, whoever has an invitation, or nobody. */
  readonly modo: 'abierto' | 'invitacion' | 'cerrado';
  /** Nothing, or that the avatar's motto carries the code of `ipdetect`. */
  readonly prueba: 'none' | 'avatar-motto';
  /** What happens to a registration from an address that already has people: it is noted, or refused too. */
  readonly clones: 'record' | 'block';
}

/**
 * The agency's setting `registro`; what it has not chosen is what the operator of the machine has set.
 * @param operador what the environment variables say
 */
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
  };
}
