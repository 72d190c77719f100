import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Exigencia } from '@garita/domain/factores/exigencia';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { Notice } from '../../../components/Notice';
import { Loading, Skeleton } from '../../../components/Skeleton';
import { lazyPart } from '../../../parts/lazyPart';
import { color, space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import type { ScreenState } from '../../ScreenState';
import type { Categoria, ExigenciaDialogProps } from './ExigenciaDialog';

const ExigenciaDialog = lazyPart(() => import('./ExigenciaDialog'), 'ExigenciaDialog');

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  p { color: ${color.tinta2}; }
  ul { margin: 0; padding-left: ${space[4]}; }
`;

export interface ExigenciaCardProps extends Pick<ExigenciaDialogProps, 'onSave'> {
  /** The people who need a second factor, and the categories of the ladder. */
  state: ScreenState<{ readonly exigencia: Exigencia; readonly categorias: readonly Categoria[] }>;
  /**
   * Whether the owner has a second factor. An owner without a second factor cannot require it of
   * others.
   */
  isProtected: boolean;
}

function describe({ desde, permisos }: Exigencia, categorias: readonly Categoria[]): string[] {
  const categoria =
    categorias.find(({ id_categoria }) => id_categoria === desde)?.n_categoria ??
    `la categoría ${desde}`;
  return [
    ...(desde === null ? [] : [`A todos, desde ${categoria} hacia arriba`]),
    ...permisos.map((codigo) => `A quien puede: ${nombresPermisos[codigo]}`),
  ];
}

export function ExigenciaCard({ state, isProtected, ...acts }: ExigenciaCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card
        title="A quién se exige segundo factor"
        actions={
          state.kind === 'ready' && (
            <Button onPress={() => setOpen(true)} isDisabled={!isProtected}>
              Cambiar
            </Button>
          )
        }
      >
        <ScreenBody
          state={state}
          skeleton={
            <Loading label="Cargando a quién se exige…">
              <Skeleton width="100%" height="48px" />
            </Loading>
          }
        >
          {({ exigencia, categorias }) => {
            const lines = describe(exigencia, categorias);
            return (
              <Body>
                {lines.length === 0 ? (
                  <p>A nadie: cada persona decide si lo pone.</p>
                ) : (
                  <ul>
                    {lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
                {!isProtected && <Notice tone="info">Antes de exigirlo, pon el tuyo.</Notice>}
              </Body>
            );
          }}
        </ScreenBody>
      </Card>
      {isOpen && state.kind === 'ready' && (
        <ExigenciaDialog {...state.data} {...acts} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
