import type { components } from '@garita/api-client/schema';
import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import type { InvitacionValues } from '@garita/domain/invitaciones/invitacion.rules';
import type { Edicion } from '../../../form/useDraft';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';

export type Invitacion = components['schemas']['Invitacion'];

export interface RegistroSeccionProps {
  state: ScreenState<{
    readonly ajuste: AjusteRegistro;
    readonly invitaciones: readonly Invitacion[];
  }>;
  /** The server's time in milliseconds. */
  now: () => number;
  onSave: (edicion: Edicion<AjusteRegistro>) => Promise<unknown>;
  onCreate: Act<[InvitacionValues]>;
  onAnular: Act<[Invitacion]>;
  onCopy: (invitacion: Invitacion) => void;
}
