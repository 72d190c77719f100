import { foldText } from '@garita/domain/formato/foldText';
import type { Grupo } from './ClonesScreenProps';

/** Groups with somebody whose name contains a text, whole: with whom they share is what is looked for. Ignores case and accents. */
export function filterGrupos(grupos: readonly Grupo[], text: string): readonly Grupo[] {
  const wanted = foldText(text.trim());
  return wanted === ''
    ? grupos
    : grupos.filter(({ users }) => users.some(({ usuario }) => foldText(usuario).includes(wanted)));
}
