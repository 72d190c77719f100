import styled from 'styled-components';
import { Button } from '../../components/Button';
import { ReloadIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, radius, space, text } from '../../theme/tokens';
import { CodeLine } from '../CodeLine';
import type { FailedState, LoadingState, ReadyState } from '../ScreenState';

export interface Codigo {
  readonly msg: string;
  readonly codigo: string;
  /** 1 if the agency requires the code to register. */
  readonly necesario: 0 | 1;
}

/** The state of this connection's code. The form under the code can be used in every state. */
export type CodigoState = LoadingState | FailedState | ReadyState<Codigo>;

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const Failed = styled(Row)`
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.pozo};
  p { flex: 1 1 24ch; }
`;

interface CodigoRegistroProps {
  state: CodigoState;
  onCopy: (codigo: string) => void;
}

/**
 * The registration code of this connection (REG-04, REG-05). Renders nothing if the agency requires
 * no code.
 */
export function CodigoRegistro({ state, onCopy }: CodigoRegistroProps) {
  if (state.kind === 'error') {
    return (
      <Root aria-label="Código de registro">
        <Failed role="status">
          <p>No se pudo obtener tu código. {state.error}</p>
          <Button size="small" icon={<ReloadIcon size={20} />} onPress={() => state.onRetry()}>
            Reintentar
          </Button>
        </Failed>
      </Root>
    );
  }
  if (state.kind === 'loading') {
    return (
      <Root aria-label="Código de registro">
        <Loading label="Obteniendo tu código…">
          <Root as="div">
            <Skeleton height="44px" />
            <Skeleton height="52px" />
          </Root>
        </Loading>
      </Root>
    );
  }
  const { msg, codigo, necesario } = state.data;
  if (necesario === 0) return null;
  return (
    <Root aria-label="Código de registro">
      <p>{msg}</p>
      <CodeLine
        code={codigo}
        action={
          <Button size="small" aria-label="Copiar el código" onPress={() => onCopy(codigo)}>
            Copiar
          </Button>
        }
      />
    </Root>
  );
}
