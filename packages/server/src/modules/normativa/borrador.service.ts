import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import type { Normativa } from '@garita/domain/normativa/normativa';
import { normativaRules } from '@garita/domain/normativa/normativa.rules';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readMonedaOf } from '../ajustes/ajustes.service';
import { findDraft, insertDraft, insertVersion, updateDraft } from './normativa.repository';
import { getVigente, keepVigente } from './normativa.service';

/** The maximum of changes that an audit row lists. The versions themselves have all changes. */
const TOLD = 30;
const tell = (cambios: readonly string[]): string | null =>
  cambios.length === 0 ? null : cambios.slice(0, TOLD).join('. ');

/**
 * Locks the draft, so that the second of two concurrent edits sees the first.
 * @param numero the draft's number that the editor read
 * @throws Rechazo 409 if the draft has changed since its editor read it.
 */
async function lockDraft(
  { tx, actor, ahora }: WriteScope,
  numero: number,
): Promise<Normativa | null> {
  await insertDraft(tx, actor.id, ahora);
  const draft = await findDraft(tx, { lock: true });
  if (draft?.numero !== numero) throw Rechazo.conflict(NORMATIVA.otroBorrador);
  return draft.contenido;
}

/**
 * Saves a draft, which may be incomplete, or discards it.
 * @throws Rechazo 409 if the draft has changed since its editor read it.
 */
export async function guardarNormativa(
  scope: WriteScope,
  { numero, contenido }: { numero: number; contenido: Normativa | null },
) {
  const { tx, actor, ahora, audit, unchanged } = scope;
  const before = await lockDraft(scope, numero);
  const msg = contenido === null ? NORMATIVA.descartada : NORMATIVA.guardada;
  if (before === null && contenido === null) {
    unchanged();
    return { msg, status: 0 as const, numero };
  }
  await updateDraft(tx, { contenido, numero: numero + 1, por: actor.id, ahora });
  const vigente = (await getVigente(tx)).contenido;
  const moneda = await readMonedaOf(tx);
  const told = (one: Normativa | null) =>
    one === null ? null : { cambios: tell(listDiferencias(vigente, one, moneda)) };
  await audit({ objetivo: null, antes: told(before), despues: told(contenido) });
  return { msg, status: 0 as const, numero: numero + 1 };
}

/**
 * Publishes the draft as the next version.
 * @throws Rechazo 400 by `normativaRules`; 409 if the draft has changed since its editor read it,
 * if there is no draft, and if the draft equals the published version.
 */
export async function publicarNormativa(scope: WriteScope, numero: number) {
  const { tx, actor, ahora, audit, notify } = scope;
  const contenido = await lockDraft(scope, numero);
  if (contenido === null) throw Rechazo.conflict(NORMATIVA.sinBorrador);
  checkRules(normativaRules, contenido);
  const vigente = await keepVigente(tx);
  const cambios = listDiferencias(vigente.contenido, contenido, await readMonedaOf(tx));
  if (cambios.length === 0) throw Rechazo.conflict(NORMATIVA.sinCambios);
  const version = vigente.version + 1;
  await insertVersion(tx, { version, contenido, publicada_en: ahora, publicada_por: actor.id });
  await updateDraft(tx, { contenido: null, numero: numero + 1, por: actor.id, ahora });
  await audit({
    objetivo: null,
    antes: { version: vigente.version },
    despues: { version, cambios: tell(cambios) },
  });
  notify('todos', 'normativa', { cantidad: version });
  return { msg: NORMATIVA.publicada(version), status: 0 as const };
}
