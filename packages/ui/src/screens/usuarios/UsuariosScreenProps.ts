import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { IngresoProps } from '../IngresoDialog';
import type { SendLote } from '../lote/LoteProps';
import type { FailedState, LoadingState, ReadyState, ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Usuario = components['schemas']['Usuario'];
export type UsuarioCompleto = components['schemas']['UsuarioCompleto'];
export type PermisosDe = components['schemas']['PermisosDe'];

/** A category with its missions, a subset of the answer of `rangos`. */
export interface CategoriaConMisiones {
  readonly id_categoria: number;
  readonly n_categoria: string;
  readonly misiones: readonly { readonly id: number; readonly nombre: string }[];
}

export interface Escalafon {
  readonly categorias: readonly CategoriaConMisiones[];
}

/** The changed fields of a person; omitted fields stay as they are (USU-18). */
export interface Edicion {
  readonly id: number;
  readonly nombre?: string;
  /** A mission's id. */
  readonly rango?: number;
  /** Empty to remove the signature. */
  readonly firma?: string;
}

export interface FichaData {
  readonly usuario: UsuarioCompleto;
  readonly rangos: Escalafon;
  /** The agency's settings: the lowest category that needs a signature. */
  readonly configuracion: { readonly firma_desde: number };
}

/** The state of the requested person; `notFound` for a 404. */
export type FichaState =
  | { readonly kind: 'notFound' }
  | LoadingState
  | FailedState
  | ReadyState<FichaData>;

/**
 * The person's permissions with their sources. They load separately, so that the person can be
 * edited meanwhile.
 */
export type PermisosState = ScreenState<{ readonly permisos: PermisosDe }>;

export interface PedidoMulta {
  readonly acto: 'multar';
  readonly motivo: string;
  /** Whole credits for each person. */
  readonly creditos: number;
}

export interface PedidoDespido {
  readonly acto: 'despedir';
  readonly motivo: string;
  /** 1 also vetoes each person's name. */
  readonly vetar?: 1;
}

/** The request of a bulk act; `clave` gives each person a new password. */
export type PedidoUsuarios = PedidoMulta | PedidoDespido | 'clave';

export interface UsuariosScreenProps {
  /** The people found (usuarioList) and the ladder with the names of their missions. */
  state: ScreenState<{ readonly usuarios: readonly Usuario[]; readonly rangos: Escalafon }>;
  /** The search text; empty for all people. */
  texto: string;
  /** Called with the debounced text. */
  onTexto: (texto: string) => void;
  /** Id of the open person; null for none. */
  persona: number | null;
  onPersona: (id: number | null) => void;
  /** The data of `persona` (userAllInfo). */
  ficha: FichaState;
  /** The permissions of `persona` (permisosDe); shown only to viewers with access to that call. */
  permisos: PermisosState;
  viewer: Subject;
  /** Changes the fields of an edit (editUsuario). */
  onEdit: Act<[edicion: Edicion]>;
  /** Sets a new password (resetPassword). Only this answer contains it. */
  onRegenerate: (usuario: number) => Promise<{ readonly clave: string }>;
  /** Removes the second factors of a person who has lost them (reiniciarFactores). */
  onResetFactores: Act<[usuario: number]>;
  /** Deletes the person's stored addresses (deleteIP). */
  onDeleteIp: Act<[usuario: number]>;
  /** Readmits a dismissed person, with or without their own permissions (ingresar). */
  onReadmit: IngresoProps['onReadmit'];
  /** Copies a password and shows a notice (USU-25). */
  onCopy: (clave: string) => void;
  /**
   * Sends one act for many people, one call each (sendMulta, despedir, resetPassword). For `clave`,
   * each line of the results shows a new password.
   */
  onLote: SendLote<Usuario, PedidoUsuarios>;
  /**
   * Copies all new passwords and shows a notice with the outcome.
   * @returns whether the copy succeeded
   */
  onCopyMany: (claves: string) => Promise<boolean>;
}
