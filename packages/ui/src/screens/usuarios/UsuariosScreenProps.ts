import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { IngresoProps } from '../IngresoDialog';
import type { SendLote } from '../lote/LoteProps';
import type { FailedState, LoadingState, ReadyState, ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Usuario = components['schemas']['Usuario'];
export type UsuarioCompleto = components['schemas']['UsuarioCompleto'];
export type PermisosDe = components['schemas']['PermisosDe'];

/** A category with its missions; what `rangos` answers fits. */
export interface CategoriaConMisiones {
  readonly id_categoria: number;
  readonly n_categoria: string;
  readonly misiones: readonly { readonly id: number; readonly nombre: string }[];
}

/** All categories in ladder order. */
export interface Escalafon {
  readonly categorias: readonly CategoriaConMisiones[];
}

/** What is to be changed of a person; what is left out stays as it is (USU-18). */
export interface Edicion {
  readonly id: number;
  readonly nombre?: string;
  /** A mission's id. */
  readonly rango?: number;
  /** Empty = none. */
  readonly firma?: string;
}

/** Everything about one person, and what editing them depends on. */
export interface FichaData {
  readonly usuario: UsuarioCompleto;
  readonly rangos: Escalafon;
  /** The agency's settings: from which category on a signature is needed. */
  readonly configuracion: { readonly firma_desde: number };
}

/** The person who was asked for; `notFound` for the server's 404. */
export type FichaState =
  | { readonly kind: 'notFound' }
  | LoadingState
  | FailedState
  | ReadyState<FichaData>;

/** What the person may do and why; loads on its own, so that the person can be edited meanwhile. */
export type PermisosState = ScreenState<{ readonly permisos: PermisosDe }>;

/** A fine that several people get. */
export interface PedidoMulta {
  readonly acto: 'multar';
  readonly motivo: string;
  /** Of each, whole. */
  readonly creditos: number;
}

/** Why several people are dismissed. */
export interface PedidoDespido {
  readonly acto: 'despedir';
  readonly motivo: string;
}

/** What is done to many people at once; `clave` gives each a new password. */
export type PedidoUsuarios = PedidoMulta | PedidoDespido | 'clave';

export interface UsuariosScreenProps {
  /** The people found (usuarioList) and the ladder that names their missions. */
  state: ScreenState<{ readonly usuarios: readonly Usuario[]; readonly rangos: Escalafon }>;
  /** What is searched for; empty = everybody. */
  texto: string;
  /** Told the text once the person has stopped typing. */
  onTexto: (texto: string) => void;
  /** Whose data are open; null = nobody's. */
  persona: number | null;
  onPersona: (id: number | null) => void;
  /** The data of `persona` (userAllInfo). */
  ficha: FichaState;
  /** The codes of `persona` (permisosDe); shown to viewers who may ask for them. */
  permisos: PermisosState;
  /** Who looks: the session user fits. */
  viewer: Subject;
  /** Changes what an edit names (editUsuario). */
  onEdit: Act<[edicion: Edicion]>;
  /** Gives a new password, which only its answer tells (resetPassword). */
  onRegenerate: (usuario: number) => Promise<{ readonly clave: string }>;
  /** Takes the second factors away of somebody who has lost them (reiniciarFactores). */
  onResetFactores: Act<[usuario: number]>;
  /** Forgets the person's addresses (deleteIP). */
  onDeleteIp: Act<[usuario: number]>;
  /** Takes a dismissed person back, perhaps with the codes of their own (ingresar). */
  onReadmit: IngresoProps['onReadmit'];
  /** Puts a password into the clipboard and says so (USU-25). */
  onCopy: (clave: string) => void;
  /** Does one thing to many, each by itself (sendMulta, despedir, resetPassword); new passwords are given line by line. */
  onLote: SendLote<Usuario, PedidoUsuarios>;
  /** Puts the new passwords of many into the clipboard, and says how that went. @returns whether they are there */
  onCopyMany: (claves: string) => Promise<boolean>;
  /** Told the text of a rule that stops the form. */
  onAviso: (texto: string) => void;
}
