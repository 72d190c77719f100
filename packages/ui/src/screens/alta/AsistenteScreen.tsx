import {
  ASISTENTE,
  PASOS,
  type PasoAsistente,
  type PasoId,
} from '@garita/domain/alta/primerosPasos';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { ForbiddenState } from '../../components/ForbiddenState';
import { CheckIcon, LockIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { SkeletonRows } from '../../components/Skeleton';
import { focusRing } from '../../theme/focusRing';
import { color, media, radius, space, text } from '../../theme/tokens';
import type { FailedState } from '../ScreenState';
import { type Act, failureText, useAct } from '../useAct';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0 0 ${space[5]};
  padding: 0;
  list-style: none;
`;
const Step = styled.li<{ $state: 'done' | 'here' | 'ahead' }>`
  border-top: 4px solid ${({ $state }) => ($state === 'done' ? color.laurel : $state === 'here' ? color.petroleo : color.borde)};
  font-size: ${text[15]};
  font-weight: ${({ $state }) => ($state === 'here' ? 700 : 400)};
  color: ${({ $state }) => ($state === 'here' ? color.tinta : color.tinta2)};
  > a, > span { display: flex; align-items: center; gap: ${space[1]}; min-height: 44px; color: inherit; text-decoration: none; }
  > a { border-radius: ${radius.control}; }
  > a[data-hovered] { color: ${color.tinta}; text-decoration: underline; }
  > a[data-focus-visible] { ${focusRing} }
  svg { flex: none; color: ${color.laurel}; }
  ${media.compact} { font-size: ${text[13]}; > a, > span { gap: 0; } svg { display: none; } }
`;
const Tick = styled.span`
  display: flex;
`;
const Foot = styled.footer`
  margin-top: ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.borde};
`;

/** The state of the set-up. Only the owner gets `ready` and sees the steps. */
export type AsistenteState =
  | FailedState
  | { readonly kind: 'loading' | 'visitor' | 'forbidden' | 'ready' };

interface AsistenteScreenProps {
  paso: PasoAsistente;
  /**
   * The steps that are done according to the agency's data (primerosPasos), whether or not the user
   * skipped them.
   */
  hechos: readonly PasoId[];
  state: AsistenteState;
  onSignIn: () => void;
  /** Goes to the next step, or to the start page after the last step. */
  onSiguiente: Act<[]>;
  children: ReactNode;
}

const tituloOf = (paso: PasoAsistente): string => PASOS.find(({ id }) => id === paso)?.titulo ?? '';

const Hecho = () => (
  <Tick role="img" aria-label="Hecho">
    <CheckIcon size={16} />
  </Tick>
);

function Progress({ paso, hechos }: Pick<AsistenteScreenProps, 'paso' | 'hechos'>) {
  return (
    <nav aria-label="Preparar la agencia">
      <Steps>
        <Step $state="done">
          <span>
            <Hecho />
            Quién eres
          </span>
        </Step>
        {ASISTENTE.map((one) => (
          <Step key={one} $state={one === paso ? 'here' : hechos.includes(one) ? 'done' : 'ahead'}>
            <Link
              href={`/preparar/${one}`}
              {...(one === paso && { 'aria-current': 'step' as const })}
            >
              {hechos.includes(one) && <Hecho />}
              {tituloOf(one)}
            </Link>
          </Step>
        ))}
      </Steps>
    </nav>
  );
}

/** The frame of the set-up's steps. The user can skip each step and come back to it. */
export function AsistenteScreen({
  paso,
  hechos,
  state,
  onSignIn,
  onSiguiente,
  children,
}: AsistenteScreenProps) {
  const siguiente = useAct(onSiguiente);
  const isLast = ASISTENTE.at(-1) === paso;
  switch (state.kind) {
    case 'loading':
      return <SkeletonRows />;
    case 'error':
      return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
    case 'forbidden':
      return <ForbiddenState />;
    case 'visitor':
      return (
        <EmptyState
          icon={<LockIcon size={48} />}
          title="Entra para seguir"
          action={
            <Button variant="primary" onPress={() => onSignIn()}>
              Acceder
            </Button>
          }
        >
          La agencia la termina de preparar su dueña, con la cuenta que hizo en el primer paso.
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <Progress paso={paso} hechos={hechos} />
          {children}
          <Foot>
            {siguiente.state.kind === 'failed' && (
              <Notice tone="danger">{failureText(siguiente.state)}</Notice>
            )}
            <Row $gap={3}>
              <Button
                onPress={() => siguiente.run()}
                isPending={siguiente.state.kind === 'pending'}
              >
                {isLast
                  ? 'Terminar'
                  : `Seguir: ${tituloOf(ASISTENTE[ASISTENTE.indexOf(paso) + 1] as PasoAsistente)}`}
              </Button>
              {!isLast && (
                <span>Puedes dejarlo aquí y seguir otro día: el inicio te lo recuerda.</span>
              )}
            </Row>
          </Foot>
        </>
      );
  }
}
