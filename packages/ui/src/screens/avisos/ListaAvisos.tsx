import { porDias } from '@garita/domain/avisos/cuando';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { BellIcon } from '../../components/icons';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, inset, space, text } from '../../theme/tokens';
import { readerZone } from '../readerZone';
import { ScreenBody } from '../ScreenFrame';
import { AvisoLinea } from './AvisoLinea';
import type { AvisosProps } from './AvisosProps';

const Dia = styled.section`
  h3 {
    padding: ${space[3]} ${inset} ${space[1]};
    color: ${color.tinta2};
    font-size: ${text[13]};
    font-weight: 700;
  }
  ol { margin: 0; padding: 0; list-style: none; }
  li + li { border-top: 1px solid ${color.borde}; }
  & + & { border-top: 1px solid ${color.borde}; }
`;

const More = styled.div`
  padding: ${space[3]} ${inset};
  border-top: 1px solid ${color.borde};
`;

const Bones = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]} ${space[3]};
  padding: ${space[5]} ${inset};
`;

const WIDTHS = ['88%', '64%', '76%', '92%'] as const;

const skeleton = (
  <Loading label="Cargando los avisos">
    <Bones>
      {WIDTHS.flatMap((width) => [
        <Skeleton key={`marca ${width}`} width="36px" height="36px" />,
        <Skeleton key={`palabras ${width}`} width={width} height="14px" />,
      ])}
    </Bones>
  </Loading>
);

export function ListaAvisos(props: Omit<AvisosProps, 'onReadAll'>) {
  const { state, now, onMore, isLoadingMore } = props;
  return (
    <ScreenBody state={state} skeleton={skeleton}>
      {({ avisos, hasMore }) =>
        avisos.length === 0 ? (
          <EmptyState title="No hay avisos" icon={<BellIcon size={48} />}>
            Aquí te diremos lo que te toca: un ascenso, una paga, una ausencia aceptada.
          </EmptyState>
        ) : (
          <>
            {porDias(avisos, now(), readerZone()).map(({ dia, titulo, avisos: deEseDia }) => (
              <Dia key={dia} aria-label={titulo}>
                <h3>{titulo}</h3>
                <ol>
                  {deEseDia.map((aviso) => (
                    <li key={aviso.id}>
                      <AvisoLinea {...props} aviso={aviso} />
                    </li>
                  ))}
                </ol>
              </Dia>
            ))}
            {hasMore && (
              <More>
                <Button
                  onPress={() => onMore()}
                  isPending={isLoadingMore}
                  pendingLabel="Cargando los anteriores"
                  fullWidth
                >
                  Ver más
                </Button>
              </More>
            )}
          </>
        )
      }
    </ScreenBody>
  );
}
