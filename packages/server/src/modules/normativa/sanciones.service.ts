import { describePaso } from '@garita/domain/normativa/describePaso';
import { findInfraccion, type InfraccionRef } from '@garita/domain/normativa/normativa';
import {
  type Dada,
  describePropuesta,
  isComoPropuesta,
  type Propuesta,
  proponer,
} from '@garita/domain/normativa/proponer';
import { NORMATIVA } from '@garita/domain/normativa/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { readMonedaOf } from '../ajustes/ajustes.service';
import { anotada, insertSancion, listHistoria, type VersionRow } from './normativa.repository';
import { getVigente, keepVigente } from './normativa.service';

export { anotada };

/** @throws Rechazo 400 for an infraction that the normativa does not have. */
async function propose(db: Db, { contenido }: VersionRow, usuario: number, codigo: string) {
  const infraccion = findInfraccion(contenido, codigo);
  const propuesta = infraccion && proponer(contenido, await listHistoria(db, usuario), codigo);
  if (!propuesta) throw Rechazo.invalid('infraccion', NORMATIVA.infraccionDesconocida);
  return { infraccion, propuesta };
}

/**
 * The sanction that the normativa proposes for a person's infraction.
 * @throws Rechazo 400 for an infraction that the normativa does not have.
 */
export async function getPropuesta(db: Db, usuario: number, codigo: string) {
  const vigente = await getVigente(db);
  const { infraccion, propuesta } = await propose(db, vigente, usuario, codigo);
  const { accion, cantidad } = propuesta.paso;
  const moneda = await readMonedaOf(db);
  return {
    infraccion: { codigo, version: vigente.version },
    texto: infraccion.texto,
    accion,
    cantidad,
    sancion: describePaso(propuesta.paso, { moneda }),
    explicacion: describePropuesta(propuesta, moneda),
  };
}

/**
 * The infraction of a fine, a demotion or a dismissal, if any, and the reason for another sanction
 * than the proposal.
 */
export interface SancionInput {
  readonly infraccion?: InfraccionRef | undefined;
  readonly porque?: string | undefined;
}

interface Sancion {
  readonly usuario: number;
  readonly version: number;
  readonly codigo: string;
  readonly texto: string;
  readonly propuesta: Propuesta;
  /** The reason for another sanction than the proposal; null for the proposal. */
  readonly porque: string | null;
}

/**
 * Checks a sanction that may name its infraction. The caller must have locked the person's row, so
 * that the second of two concurrent sanctions counts the first.
 * @returns null without an infraction
 * @throws Rechazo 400 for an unknown infraction, for a sanction that differs from the proposal
 * without a reason, and for a reason without an infraction; 409 if the caller read another version.
 */
export async function judgeSancion(
  tx: Db,
  { usuario, infraccion, porque, dada }: SancionInput & { usuario: number; dada: Dada },
): Promise<Sancion | null> {
  const why = porque?.trim() ?? '';
  if (!infraccion) {
    if (why !== '') throw Rechazo.invalid('porque', NORMATIVA.porqueSinInfraccion);
    return null;
  }
  const vigente = await keepVigente(tx);
  if (vigente.version !== infraccion.version)
    throw Rechazo.conflict(NORMATIVA.versionDesconocida(vigente.version), 'infraccion');
  const { infraccion: found, propuesta } = await propose(tx, vigente, usuario, infraccion.codigo);
  const isSame = isComoPropuesta(propuesta.paso, dada);
  if (!isSame && why === '')
    throw Rechazo.invalid(
      'porque',
      NORMATIVA.faltaPorque(describePropuesta(propuesta, await readMonedaOf(tx))),
    );
  return {
    usuario,
    version: vigente.version,
    codigo: found.codigo,
    texto: found.texto,
    propuesta,
    porque: isSame ? null : why,
  };
}

/**
 * Stores the result of {@link judgeSancion} with the fine, demotion or dismissal; does nothing for
 * null.
 */
export async function keepSancion(
  tx: Db,
  sancion: Sancion | null,
  given: {
    readonly fecha: Date;
    readonly multa_id?: number;
    readonly degrado_id?: number;
    readonly despido_id?: number;
  },
): Promise<void> {
  if (sancion === null) return;
  const { usuario, version, codigo, texto, propuesta, porque } = sancion;
  const dicho = {
    propuesta: describePaso(propuesta.paso, { moneda: await readMonedaOf(tx) }),
    aplicada: propuesta.aplicada.codigo,
    porque,
  };
  await insertSancion(tx, { usuario_id: usuario, version, codigo, texto, ...dicho, ...given });
}

export const sancionValues = (sancion: Sancion | null): Readonly<Record<string, unknown>> =>
  sancion === null
    ? {}
    : {
        infraccion: `${sancion.codigo}, versión ${sancion.version}`,
        ...(sancion.porque !== null && { porque: sancion.porque }),
      };
