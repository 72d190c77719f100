/** `viene`: comes over. `supuesto`: guessed. `queda`: stays behind. `mira`: the owner must decide. */
export interface Hallazgo {
  readonly tipo: 'viene' | 'supuesto' | 'queda' | 'mira';
  readonly texto: string;
}
