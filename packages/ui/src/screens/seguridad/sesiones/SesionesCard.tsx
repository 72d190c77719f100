import { useState } from 'react';
import { Button } from '../../../components/Button';
import { RuledList } from '../../../components/layout';
import { PreguntaDialog } from '../../PreguntaDialog';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';
import { SeguridadCard } from '../SeguridadCard';
import { FilaSesion, type Sesion } from './FilaSesion';

export interface SesionesCardProps {
  /** The user's open sessions, the current one first. */
  state: ScreenState<{ readonly sesiones: readonly Sesion[] }>;
  onClose: Act<[id: number]>;
  onCloseOthers: Act<[]>;
}

type Abierto =
  | { readonly kind: 'una'; readonly sesion: Sesion }
  | { readonly kind: 'demas'; readonly cuantas: number };

const countOthers = (state: SesionesCardProps['state']): number =>
  state.kind === 'ready' ? state.data.sesiones.filter(({ actual }) => !actual).length : 0;

function Pregunta({
  abierto,
  onClose,
  onCloseOthers,
  onLeave,
}: Omit<SesionesCardProps, 'state'> & { abierto: Abierto; onLeave: () => void }) {
  const texts = { tone: 'danger' as const, staleTitle: 'No se pudo cerrar', onClose: onLeave };
  if (abierto.kind === 'una') {
    return (
      <PreguntaDialog
        title="¿Cerrar esta sesión?"
        confirmLabel="Cerrar la sesión"
        onAct={() => onClose(abierto.sesion.id)}
        {...texts}
      >
        <p>
          <strong>{abierto.sesion.dispositivo}</strong>
        </p>
        <p>En ese dispositivo habrá que volver a entrar con la contraseña.</p>
      </PreguntaDialog>
    );
  }
  return (
    <PreguntaDialog
      title="¿Cerrar las demás sesiones?"
      confirmLabel="Cerrar sesiones"
      onAct={onCloseOthers}
      {...texts}
    >
      <p>
        {abierto.cuantas === 1
          ? 'Se cerrará una sesión, y en su dispositivo'
          : `Se cerrarán ${abierto.cuantas} sesiones, y en sus dispositivos`}{' '}
        habrá que volver a entrar con la contraseña. En este sigues dentro.
      </p>
    </PreguntaDialog>
  );
}

export function SesionesCard(props: SesionesCardProps) {
  const { state } = props;
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cuantas = countOthers(state);
  return (
    <>
      <SeguridadCard
        title="Sesiones"
        intro="Dónde has entrado con tu cuenta. Si no reconoces algún dispositivo, ciérralo y cambia tu contraseña."
        state={state}
        loading={{ label: 'Cargando tus sesiones…', height: '120px' }}
        acts={({ sesiones }) => sesiones.map(({ id }) => id).join()}
        isOpen={abierto !== null}
        actions={
          cuantas > 0 && (
            <Button onPress={() => setAbierto({ kind: 'demas', cuantas })}>
              {cuantas === 1 ? 'Cerrar la otra' : 'Cerrar las demás'}
            </Button>
          )
        }
      >
        {({ sesiones }) => (
          <RuledList aria-label="Sesiones abiertas">
            {sesiones.map((sesion) => (
              <FilaSesion
                key={sesion.id}
                sesion={sesion}
                onClose={() => setAbierto({ kind: 'una', sesion })}
              />
            ))}
          </RuledList>
        )}
      </SeguridadCard>
      {abierto && <Pregunta {...props} abierto={abierto} onLeave={() => setAbierto(null)} />}
    </>
  );
}
