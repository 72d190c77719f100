import { type PasoAsistente, pasoDespuesDe } from '@garita/domain/alta/primerosPasos';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { AsistenteScreen, type AsistenteState } from '@garita/ui/screens/alta/AsistenteScreen';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../../data/useWrite';
import { usePortal } from '../../portal/PortalContext';
import { ShellContext } from '../../portal/ShellContext';
import { useSession } from '../../portal/useSession';
import { primerosPasosQuery } from '../../queries/alta';

interface PasoProps {
  readonly onDone: () => void;
}

const PASOS: Readonly<Record<PasoAsistente, ComponentType<PasoProps>>> = {
  escala: lazyPart(() => import('./Escala'), 'Escala'),
  permisos: lazyPart(() => import('./Permisos'), 'Permisos'),
  aspecto: lazyPart(() => import('./Aspecto'), 'Aspecto') as ComponentType<PasoProps>,
  gente: lazyPart(() => import('./Gente'), 'Gente'),
};

function useAsistenteState(): AsistenteState {
  const { session } = usePortal();
  const current = useSession();
  switch (current.phase) {
    case 'checking':
      return { kind: 'loading' };
    case 'unreachable':
      return { kind: 'error', error: current.message, onRetry: () => void session.start() };
    case 'visitor':
      return { kind: 'visitor' };
    case 'signedIn':
      return { kind: current.user.permisoSys === 1 ? 'ready' : 'forbidden' };
  }
}

/** The setup wizard. The server stores the current step, so that any browser can continue. */
export function Asistente({ paso }: { paso: PasoAsistente }) {
  const navigate = useNavigate();
  const setPrimerosPasos = useWrite('setPrimerosPasos', { isToldElsewhere: true });
  const { onSignIn } = useContext(ShellContext);
  const state = useAsistenteState();
  const pasos = useQuery({ ...primerosPasosQuery(), enabled: state.kind === 'ready' }).data?.pasos;
  const hechos = (pasos ?? []).filter(({ hecho }) => hecho === 1).map(({ id }) => id);
  const next = pasoDespuesDe(paso);
  const goOn = async () => {
    await setPrimerosPasos({ asistente: next });
    await navigate(next === null ? '/' : `/preparar/${next}`);
  };
  const Paso = PASOS[paso];
  return (
    <AsistenteScreen
      paso={paso}
      hechos={hechos}
      state={state}
      onSignIn={() => onSignIn()}
      onSiguiente={goOn}
    >
      <Paso key={paso} onDone={() => void goOn()} />
    </AsistenteScreen>
  );
}
