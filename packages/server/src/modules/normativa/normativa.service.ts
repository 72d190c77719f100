import type { components } from '@garita/api-client/schema';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { NORMATIVA_INICIAL, VERSION_INICIAL } from '@garita/domain/normativa/inicial';
import { listDiferencias } from '@garita/domain/normativa/listDiferencias';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { readMonedaOf } from '../ajustes/ajustes.service';
import {
  findAcceptance,
  findDraft,
  findNewest,
  findSince,
  insertVersion,
  listAcceptances,
  listVersions,
  type VersionRow,
} from './normativa.repository';

/** A cast, because the contract's type has no read-only fields. */
const toWire = (contenido: Normativa) => contenido as components['schemas']['Normativa'];

const toInstant = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/**
 * The portal's default normativa, which applies from the agency's setup on. @throws Rechazo 503
 * before the setup.
 */
async function readInitial(db: Db): Promise<VersionRow> {
  const agencia = await findSince(db);
  if (!agencia) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return {
    version: VERSION_INICIAL,
    contenido: NORMATIVA_INICIAL,
    publicada_en: agencia.creada_en,
    publicada_por: null,
    autor: null,
  };
}

/** @throws Rechazo 503 before the agency's setup. */
export const getVigente = async (db: Db): Promise<VersionRow> =>
  (await findNewest(db)) ?? (await readInitial(db));

/**
 * Returns the current version. If it is the portal's default, stores it first. So acceptances,
 * sanctions and later versions keep its text even if an upgrade of the portal changes the default.
 * @throws Rechazo 503 before the agency's setup.
 */
export async function keepVigente(tx: Db): Promise<VersionRow> {
  const vigente = await getVigente(tx);
  if (vigente.publicada_por === null) await insertVersion(tx, vigente);
  return vigente;
}

const isPropia = ({ publicada_por }: VersionRow): boolean => publicada_por !== null;

export async function getNormativa(db: Db) {
  const vigente = await getVigente(db);
  const { version, publicada_en, contenido } = vigente;
  return {
    version,
    publicada: publicada_en.toISOString(),
    propia: isPropia(vigente),
    contenido: toWire(contenido),
  };
}

export async function getBorrador(db: Db) {
  const draft = await findDraft(db, { lock: false });
  const { contenido = null, numero = 0 } = draft ?? {};
  return {
    numero,
    contenido: contenido && toWire(contenido),
    editado: contenido && toInstant(draft?.editado_en),
    autor: contenido && (draft?.autor ?? null),
  };
}

export async function getAceptacion(db: Db, usuarioId: number) {
  const vigente = await getVigente(db);
  const { version } = vigente;
  return {
    version,
    propia: isPropia(vigente),
    aceptada: toInstant((await findAcceptance(db, version, usuarioId))?.fecha),
  };
}

/** The active people and their acceptance of the current version. */
export async function getAceptaciones(db: Db) {
  const { version } = await getVigente(db);
  const rows = await listAcceptances(db, version);
  const personas = rows.map(({ id, usuario, categoria_id, mision, fecha }) => ({
    id,
    usuario,
    id_categoria: categoria_id,
    mision,
    aceptada: toInstant(fecha),
  }));
  return { version, personas };
}

/** All versions, the newest first, each with its differences from the one before. */
export async function getVersiones(db: Db) {
  const kept = await listVersions(db);
  const all = kept.length > 0 ? kept : [await readInitial(db)];
  const moneda = await readMonedaOf(db);
  return all.map(({ version, publicada_en, autor, contenido }, index) => {
    const before = all[index + 1];
    return {
      version,
      publicada: publicada_en.toISOString(),
      autor,
      cambios: before ? listDiferencias(before.contenido, contenido, moneda) : [],
    };
  });
}
