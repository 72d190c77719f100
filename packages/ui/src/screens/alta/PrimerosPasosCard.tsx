import { type ActoId, describeSinNadie } from '@garita/domain/acceso/sinNadie';
import { PASOS, type PasoAsistente, type PasoId } from '@garita/domain/alta/primerosPasos';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { CheckIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';
import { List, Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { focusRing } from '../../theme/focusRing';
import { color, media, radius, space, text } from '../../theme/tokens';
import { type Act, failureText, useAct } from '../useAct';

const Steps = styled(List)`
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[5]}; }
`;
const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  > button { margin-top: ${space[1]}; }
`;
const Way = styled(Link)`
  display: flex;
  flex: 1 1 220px;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]};
  margin-inline: -${space[2]};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
  &[data-hovered] { background: ${color.pozo}; }
  &[data-focus-visible] { ${focusRing} }
  small { display: block; font-size: ${text[13]}; color: ${color.tinta2}; }
`;
const Tick = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  margin-top: 1px;
  border: 2px solid ${({ $done }) => ($done ? color.laurel : color.bordeControl)};
  border-radius: ${radius.tag};
  background: ${({ $done }) => ($done ? color.laurel : 'none')};
  color: ${color.superficie};
`;
const Name = styled.b<{ $done: boolean }>`
  ${({ $done }) => $done && `color: ${color.tinta2}; text-decoration: line-through;`}
`;

interface PrimerosPasosCardProps {
  pasos: readonly { readonly id: PasoId; readonly hecho: 0 | 1 }[];
  /** The acts that only the owner can do. Only the owner sees this card. */
  sinNadie: readonly ActoId[];
  /** The unfinished step of the set-up; null when there is none. */
  asistente: PasoAsistente | null;
  onMuestra: Act<[]>;
  /** Hides the card for good. */
  onCerrar: Act<[]>;
}

/** A new agency's first steps, each with a link. A step is done when the agency's data say so. */
export function PrimerosPasosCard({
  pasos,
  sinNadie,
  asistente,
  onMuestra,
  onCerrar,
}: PrimerosPasosCardProps) {
  const muestra = useAct(onMuestra);
  const cerrar = useAct(onCerrar);
  const hechos = new Set(pasos.filter(({ hecho }) => hecho === 1).map(({ id }) => id));
  const isAll = hechos.size === PASOS.length;
  const falta = describeSinNadie(sinNadie, 'tú');
  const failure = failureText(muestra.state) ?? failureText(cerrar.state);
  return (
    <Card
      title={isAll ? 'Todo en marcha' : 'Primeros pasos'}
      aside={<span>{isAll ? 'No queda nada por hacer' : `${hechos.size} de ${PASOS.length}`}</span>}
      actions={
        <>
          {asistente !== null && !isAll && (
            <LinkButton variant="tinted" href={`/preparar/${asistente}`}>
              Seguir con la preparación
            </LinkButton>
          )}
          <Button
            variant="quiet"
            onPress={() => cerrar.run()}
            isPending={cerrar.state.kind === 'pending'}
          >
            {isAll ? 'Quitar de aquí' : 'No mostrar más'}
          </Button>
        </>
      }
    >
      {falta && (
        <Notice tone="caution">
          <Row $gap={3}>
            <span>{falta}</span>
            <LinkButton href="/agencia/permisos" size="small">
              Repartir los permisos
            </LinkButton>
          </Row>
        </Notice>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Steps $gap={1}>
        {PASOS.map(({ id, titulo, texto, href }) => {
          const isDone = hechos.has(id);
          return (
            <Step key={id}>
              <Way href={href}>
                <Tick $done={isDone} role="img" aria-label={isDone ? 'Hecho' : 'Por hacer'}>
                  {isDone && <CheckIcon size={16} />}
                </Tick>
                <span>
                  <Name $done={isDone}>{titulo}</Name>
                  {!isDone && <small>{texto}</small>}
                </span>
              </Way>
              {id === 'membresias' && !isDone && (
                <Button
                  size="small"
                  onPress={() => muestra.run()}
                  isPending={muestra.state.kind === 'pending'}
                >
                  Poner tres de muestra
                </Button>
              )}
            </Step>
          );
        })}
      </Steps>
    </Card>
  );
}
