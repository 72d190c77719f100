import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { listIntocables } from '@garita/domain/acceso/mayGive';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { parsePermisoIds } from '@garita/domain/excepciones/permisoIds';
import type { Excepcion } from './ExcepcionesScreenProps';

/** The codes of an exception, in the portal's order. */
export const codigosOf = ({ permisos }: Pick<Excepcion, 'permisos'>): readonly Permiso[] =>
  parsePermisoIds(permisos) ?? [];

/** Whether somebody may give codes to a person or take them. */
export const mayChange = (
  viewer: Subject,
  person: { readonly id: number; readonly id_categoria: number },
): boolean => can(ACCESS.actionExcepciones, viewer, { target: person });

/** Whether somebody may take all of an exception away: what they do not hold themselves would have to stay. */
export const mayDelete = (viewer: Subject, excepcion: Excepcion): boolean =>
  mayChange(viewer, excepcion) && listIntocables(viewer, codigosOf(excepcion)).length === 0;
