import type { MenuGroup } from '@garita/domain/pantallas';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { LoginIcon } from '../../components/icons/firstPage';
import { Quiet, Row, Stack } from '../../components/layout';
import { Loading, Skeleton } from '../../components/Skeleton';
import type { FailedState, LoadingState } from '../ScreenState';
import { Accesos } from './Accesos';
import { Portada } from './Portada';
import { Visita, type VisitaProps } from './Visita';

export type InicioState =
  | LoadingState
  | FailedState
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'signedIn';
      /**
       * The content for a signed-in user (`Dia`). It is a node, so that a visitor's page does not
       * load the code of `Dia`.
       */
      readonly dia: ReactNode;
    };

interface InicioScreenProps {
  state: InicioState;
  agencia: string;
  /** The agency's motto; empty for none. */
  lema?: string;
  /** The agency's text for visitors; empty for the portal's default text. */
  cartel?: string;
  /** The screens that a visitor may open (`buildMenu`). */
  menu: readonly MenuGroup[];
  onSignIn: () => void;
  onRegistro: () => void;
  /** The agency’s registration setting; undefined while unknown. */
  registro?: 'abierto' | 'invitacion' | 'cerrado' | undefined;
  /** Reasons for a visitor to join; undefined while unknown. */
  visita?: VisitaProps | undefined;
  paga: ReactNode;
  bloques: ReactNode;
}

export function Cargando() {
  return (
    <Loading>
      <Skeleton height="320px" />
    </Loading>
  );
}

type Cabeza = Pick<
  InicioScreenProps,
  'state' | 'agencia' | 'lema' | 'cartel' | 'onSignIn' | 'onRegistro' | 'registro' | 'visita'
>;

/** Where anyone may register, joining is the visitor's main act. */
function Entrada({ onSignIn, onRegistro, registro }: Cabeza) {
  if (registro === 'abierto')
    return (
      <Row $gap={3}>
        <Button variant="primary" onPress={() => onRegistro()}>
          Únete
        </Button>
        <Button icon={<LoginIcon size={20} />} onPress={() => onSignIn()}>
          Ya soy del equipo
        </Button>
      </Row>
    );
  return (
    <>
      <Button variant="primary" icon={<LoginIcon size={20} />} onPress={() => onSignIn()}>
        Acceder
      </Button>
      {registro === 'cerrado' && <Quiet $small>El registro está cerrado por ahora.</Quiet>}
    </>
  );
}

function Cabecera(props: Cabeza) {
  const { state, agencia, lema = '', cartel = '', registro, visita } = props;
  if (state.kind === 'error') return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
  if (state.kind === 'loading') return <Cargando />;
  if (state.kind === 'signedIn') return state.dia;
  return (
    <Portada agencia={agencia} lema={lema} cartel={cartel}>
      <Entrada {...props} />
      {registro !== 'cerrado' && visita && <Visita {...visita} />}
    </Portada>
  );
}

/** The start page. Countdown, links and blocks are for visitors; a signed-in user sees `dia`. */
export function InicioScreen({ menu, paga, bloques, ...head }: InicioScreenProps) {
  return (
    <>
      <Cabecera {...head} />
      {head.state.kind === 'visitor' && (
        <>
          <Stack>
            {paga}
            <Accesos menu={menu} />
          </Stack>
          {bloques}
        </>
      )}
    </>
  );
}
