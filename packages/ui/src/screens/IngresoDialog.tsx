import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import { findDevolucionFailure } from '@garita/domain/usuarios/ingreso';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { Loading, Skeleton } from '../components/Skeleton';
import { Switch } from '../components/Switch';
import { PreguntaDialog } from './PreguntaDialog';
import type { ScreenState } from './ScreenState';
import type { Act } from './useAct';

type PermisosDe = components['schemas']['PermisosDe'];
type PermisosState = ScreenState<{ readonly permisos: PermisosDe }>;

export interface Regreso {
  readonly id: number;
  readonly usuario: string;
}

export interface IngresoProps {
  regreso: Regreso | null;
  onRegreso: (regreso: Regreso | null) => void;
  /**
   * The permissions of the person `regreso` (permisosDe), loaded while the confirmation is open.
   */
  permisosRegreso: PermisosState;
  /**
   * Readmits a dismissed person, with or without their own permissions (ingresar). The confirmation
   * shows a rejection.
   */
  onReadmit: Act<[id: number, devolverPermisos: boolean]>;
}

const propiosOf = (state: PermisosState): readonly string[] | null =>
  state.kind === 'ready'
    ? state.data.permisos.permisos
        .filter(({ excepcion }) => excepcion !== null)
        .map(({ codigo }) => codigo)
    : null;

interface PropiosProps {
  permisos: PermisosState;
  viewer: Subject;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The person's own permissions. A viewer who may give them back gets a switch, off at first. */
function Propios({ permisos, viewer, value, onChange }: PropiosProps) {
  if (permisos.kind === 'loading') {
    return (
      <Loading label="Mirando qué permisos propios tenía…">
        <Skeleton width="70%" />
      </Loading>
    );
  }
  const codigos = propiosOf(permisos);
  if (codigos === null) {
    return (
      <Notice tone="caution">
        No se pudo saber si tenía permisos propios. Si los tenía, volverá sin ellos.{' '}
        {permisos.kind === 'error' && <Button onPress={permisos.onRetry}>Reintentar</Button>}
      </Notice>
    );
  }
  if (codigos.length === 0) return null;
  const impedimento = findDevolucionFailure(viewer, codigos);
  return (
    <>
      <p>
        Además de los de su categoría, tenía{' '}
        {codigos.length === 1 ? 'este permiso propio' : 'estos permisos propios'}:{' '}
        <strong translate="no">{codigos.join(', ')}</strong>.
      </p>
      {impedimento === null ? (
        <Switch
          label="Devolvérselos"
          description="Si no, se borran: se le podrán dar de nuevo en Excepciones."
          value={value}
          onChange={onChange}
        />
      ) : (
        <Notice tone="info">Volverá sin ellos. {impedimento}</Notice>
      )}
    </>
  );
}

interface IngresoDialogProps extends Pick<IngresoProps, 'onReadmit'> {
  regreso: Regreso;
  permisos: PermisosState;
  viewer: Subject;
  children: ReactNode;
  backLabel?: string;
  onClose: () => void;
}

/**
 * The confirmation before a dismissed person is readmitted. The viewer decides whether the person
 * gets their own permissions back.
 */
export function IngresoDialog({
  regreso: { id, usuario },
  permisos,
  viewer,
  onReadmit,
  onClose,
  children,
  ...rest
}: IngresoDialogProps) {
  const [devolver, setDevolver] = useState(false);
  return (
    <PreguntaDialog
      {...rest}
      title={`¿Readmitir a ${usuario}?`}
      confirmLabel="Readmitir"
      staleTitle="No se ha readmitido"
      // The act cannot be confirmed before the permissions that would be lost are shown.
      isWaiting={permisos.kind === 'loading'}
      onAct={() => onReadmit(id, devolver)}
      onClose={onClose}
    >
      <p>{children}</p>
      <Propios permisos={permisos} viewer={viewer} value={devolver} onChange={setDevolver} />
    </PreguntaDialog>
  );
}
