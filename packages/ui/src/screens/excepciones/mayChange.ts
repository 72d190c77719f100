import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { listIntocables } from '@garita/domain/acceso/mayGive';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { parsePermisoIds } from '@garita/domain/excepciones/permisoIds';
import type { Excepcion } from './ExcepcionesScreenProps';

/** The permissions of an exception, in the portal's order. */
export const codigosOf = ({ permisos }: Pick<Excepcion, 'permisos'>): readonly Permiso[] =>
  parsePermisoIds(permisos) ?? [];

export const mayChange = (
  viewer: Subject,
  person: { readonly id: number; readonly id_categoria: number },
): boolean => can(ACCESS.actionExcepciones, viewer, { target: person });

/** Whether the viewer may delete an exception: they must hold all its permissions. */
export const mayDelete = (viewer: Subject, excepcion: Excepcion): boolean =>
  mayChange(viewer, excepcion) && listIntocables(viewer, codigosOf(excepcion)).length === 0;
