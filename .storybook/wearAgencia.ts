import { acentoCss } from '../packages/domain/src/agencia/acentoCss';
import { AGENCIAS, type Agencia } from './agencias';

const style = document.createElement('style');

/** Gives everything on the page the agency's colour, in both themes. */
export function wearAgencia(agencia: Agencia): void {
  const { color } = AGENCIAS[agencia];
  style.textContent = color === null ? '' : acentoCss(color);
  if (!style.isConnected) document.head.append(style);
}
