import { foldText } from '@garita/domain/formato/foldText';
import type { Grupo } from './ClonesScreenProps';

/** The complete groups in which at least one name matches the search, ignoring case and accents. */
export function filterGrupos(grupos: readonly Grupo[], text: string): readonly Grupo[] {
  const wanted = foldText(text.trim());
  return wanted === ''
    ? grupos
    : grupos.filter(({ users }) => users.some(({ usuario }) => foldText(usuario).includes(wanted)));
}
