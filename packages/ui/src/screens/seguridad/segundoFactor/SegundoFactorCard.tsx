import { isProtected } from '@garita/domain/factores/isProtected';
import { useState } from 'react';
import { Notice } from '../../../components/Notice';
import { StateBadge } from '../../../components/StateBadge';
import { lazyPart } from '../../../parts/lazyPart';
import type { ScreenState } from '../../ScreenState';
import { SeguridadCard } from '../SeguridadCard';
import type { Abierto, FactorActs } from './FactorDialogs';
import { Factores } from './Factores';
import type { MisFactores } from './MisFactores';

const FactorDialogs = lazyPart(() => import('./FactorDialogs'), 'FactorDialogs');

export interface SegundoFactorCardProps extends FactorActs {
  state: ScreenState<MisFactores>;
  /** Whether the user lacks a required second factor. While this is true, no other screen opens. */
  isMissing?: boolean;
}

export function SegundoFactorCard({ state, isMissing = false, ...acts }: SegundoFactorCardProps) {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  return (
    <>
      <SeguridadCard
        title="Segundo factor"
        aside={
          state.kind === 'ready' &&
          (isProtected(state.data) ? (
            <StateBadge tone="success">Puesto</StateBadge>
          ) : (
            <StateBadge tone="neutral">Sin configurar</StateBadge>
          ))
        }
        before={
          isMissing && (
            <Notice tone="caution">
              <strong>Pon tu segundo factor para seguir.</strong> Tu agencia te lo exige. Hasta
              entonces no se abren las demás pantallas.
            </Notice>
          )
        }
        intro="Algo que tienes, además de tu contraseña: quien la averigüe no podrá entrar sin ello."
        state={state}
        loading={{ label: 'Cargando tu segundo factor…', height: '144px' }}
        acts={JSON.stringify}
        isOpen={abierto !== null}
      >
        {(factores) => <Factores factores={factores} onOpen={setAbierto} />}
      </SeguridadCard>
      {abierto && (
        <FactorDialogs
          abierto={abierto}
          onOpen={setAbierto}
          onClose={() => setAbierto(null)}
          {...acts}
        />
      )}
    </>
  );
}
