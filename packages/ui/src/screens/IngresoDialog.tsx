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

/** Somebody who may be taken back. */
export interface Regreso {
  readonly id: number;
  readonly usuario: string;
}

/** Taking dismissed people back, for the screens that offer it. */
export interface IngresoProps {
  /** Who is being asked about; null = nobody. */
  regreso: Regreso | null;
  onRegreso: (regreso: Regreso | null) => void;
  /** The codes of `regreso` (permisosDe), loaded while it is asked. */
  permisosRegreso: PermisosState;
  /** Takes a dismissed person back, perhaps with the codes of their own (ingresar). A rejection is shown in the question. */
  onReadmit: Act<[id: number, devolverPermisos: boolean]>;
}

/** The codes that were given to the person alone; null while they are not known. */
const propiosOf = (state: PermisosState): readonly string[] | null =>
  state.kind === 'ready'
    ? state.data.permisos.permisos
        .filter(({ excepcion }) => excepcion !== null)
        .map(({ codigo }) => codigo)
    : null;

interface PropiosProps {
  /** The codes of that person, loaded while it is asked. */
  permisos: PermisosState;
  /** Who asks: whether they may give those codes back. */
  viewer: Subject;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The codes of the person's own, and whether they come back with them: not unless somebody says so who may give them. */
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
  /** The codes of that person, loaded while it is asked. */
  permisos: PermisosState;
  /** Who asks: whether they may give those codes back. */
  viewer: Subject;
  /** What will happen besides. */
  children: ReactNode;
  /** What leads back once somebody else was faster. */
  backLabel?: string;
  onClose: () => void;
}

/** Asks before a dismissed person is taken back, and whether the codes of their own come back with them. */
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
      title={`¿Ingresar a ${usuario}?`}
      confirmLabel="Ingresar"
      staleTitle="No se ha ingresado"
      // What is about to go has to be seen first.
      isWaiting={permisos.kind === 'loading'}
      onAct={() => onReadmit(id, devolver)}
      onClose={onClose}
    >
      <p>{children}</p>
      <Propios permisos={permisos} viewer={viewer} value={devolver} onChange={setDevolver} />
    </PreguntaDialog>
  );
}
