import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { CheckIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { color, radius, space, text } from '../../theme/tokens';
import { type Act, failureText, useAct } from '../useAct';

/** Whether the viewer has accepted the published normativa (aceptacionNormativa). */
export interface AceptacionPropia {
  readonly version: number;
  /**
   * Whether the agency has published it; false for the portal's own normativa, which needs no
   * acceptance.
   */
  readonly propia: boolean;
  readonly aceptada: string | null;
}

const Strip = styled(Row)`
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  p { margin: 0; }
`;
const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  color: ${color.laurelTexto};
  font-size: ${text[15]};
  svg { flex: none; }
`;

export interface AceptacionProps {
  normativa: Pick<components['schemas']['NormativaPublicada'], 'version'>;
  aceptacion: AceptacionPropia;
  /** Records the acceptance of the version (aceptarNormativa). */
  onAccept: Act<[{ readonly version: number }]>;
}

/**
 * «Leída y aceptada»: a button until the viewer accepts the agency's version, then the date. The
 * portal's own normativa needs no acceptance.
 */
export function Aceptacion({ normativa: { version }, aceptacion, onAccept }: AceptacionProps) {
  const { state, run } = useAct(onAccept);
  if (aceptacion.aceptada !== null) {
    return (
      <Done>
        <CheckIcon size={20} />
        Leída y aceptada el {formatInstant(aceptacion.aceptada, { part: 'fecha' })}.
      </Done>
    );
  }
  if (!aceptacion.propia) return null;
  const failure = failureText(state);
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Strip>
        <p>Cuando la hayas leído, acéptala: queda anotado qué versión y qué día.</p>
        <Button
          variant="primary"
          icon={<CheckIcon size={20} />}
          onPress={() => run({ version })}
          isPending={state.kind === 'pending'}
          pendingLabel="Anotándolo"
        >
          Leída y aceptada
        </Button>
      </Strip>
    </>
  );
}
