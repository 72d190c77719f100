/** Who may register, and what they must prove. */
export interface AjusteRegistro {
  /** Everyone, people with an invitation, or no one. */
  readonly modo: 'abierto' | 'invitacion' | 'cerrado';
  /** No proof, or the avatar's motto carries the code of `ipdetect`. */
  readonly prueba: 'none' | 'avatar-motto';
  /**
   * What happens to a registration from an address that other accounts use: it is recorded, or
   * refused.
   */
  readonly clones: 'record' | 'block';
}

/**
 * Reads the agency's setting `registro`. Fields that are not set fall back to the operator's.
 * @param operador the values of the environment variables
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
