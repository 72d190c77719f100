import { acentoCss } from '../packages/domain/src/agencia/acentoCss';
import { AGENCIAS, type Agencia } from './agencias';

const style = document.createElement('style');

/** Applies the agency's colour to the whole page, in both themes. */
export function applyAgencia(agencia: Agencia): void {
  const { color } = AGENCIAS[agencia];
  style.textContent = color === null ? '' : acentoCss(color);
  if (!style.isConnected) document.head.append(style);
}
