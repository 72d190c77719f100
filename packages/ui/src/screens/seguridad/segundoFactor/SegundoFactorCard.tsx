import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Notice } from '../../../components/Notice';
import { Loading, Skeleton } from '../../../components/Skeleton';
import { StateBadge } from '../../../components/StateBadge';
import { space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import type { ScreenState } from '../../ScreenState';
import { useLanding } from '../../useLanding';
import { Intro } from '../parts';
import { type Abierto, type FactorActs, FactorDialogs } from './FactorDialogs';
import { Factores } from './Factores';
import { isProtected, type MisFactores } from './isProtected';

const Missing = styled.div`
  margin-bottom: ${space[3]};
`;

export interface SegundoFactorCardProps extends FactorActs {
  /** One's own second factors. */
  state: ScreenState<MisFactores>;
  /** The agency demands one, and until it is set up no other screen opens. */
  isMissing?: boolean;
}

/** The second factor: what is set up, and how it is set up, replaced and taken away. */
export function SegundoFactorCard({ state, isMissing = false, ...acts }: SegundoFactorCardProps) {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const landing = useLanding(state.kind === 'ready' ? JSON.stringify(state.data) : null, abierto !== null);
  return (
    <>
      <Card
        title="Segundo factor"
        aside={
          state.kind === 'ready' &&
          (isProtected(state.data) ? <StateBadge tone="success">Puesto</StateBadge> : <StateBadge tone="neutral">Sin poner</StateBadge>)
        }
      >
        {isMissing && (
          <Missing>
            <Notice tone="caution">
              <strong>Pon tu segundo factor para seguir.</strong> Tu agencia te lo exige. Hasta entonces no se abren las demás pantallas.
            </Notice>
          </Missing>
        )}
        <Intro>Algo que tienes, además de tu contraseña: quien la averigüe no podrá entrar sin ello.</Intro>
        <div ref={landing} tabIndex={-1} style={{ outline: 'none' }}>
          <ScreenBody
            state={state}
            skeleton={
              <Loading label="Cargando tu segundo factor…">
                <Skeleton width="100%" height="72px" />
              </Loading>
            }
          >
            {(factores) => <Factores factores={factores} onOpen={setAbierto} />}
          </ScreenBody>
        </div>
      </Card>
      <FactorDialogs abierto={abierto} onOpen={setAbierto} {...acts} />
    </>
  );
}
