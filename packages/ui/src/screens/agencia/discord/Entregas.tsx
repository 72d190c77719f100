import { formatALas } from '@garita/domain/formato/formatALas';
import { formatInstant } from '@garita/domain/formato/instant';
import { describeRespuesta } from '@garita/domain/webhooks/entrega';
import { SUCESOS } from '@garita/domain/webhooks/sucesos';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { plainList, Quiet, Row, Stack } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { SkeletonRows } from '../../../components/Skeleton';
import { StateBadge } from '../../../components/StateBadge';
import type { Tone } from '../../../components/tones';
import { color, space, text } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import { failureText, useAct } from '../../useAct';
import type { Entrega, EntregasProps } from './DiscordSeccionProps';
import { TextoDiscord } from './TextoDiscord';

const Lines = styled.ul`
  ${plainList}
  > li { padding: ${space[3]} 0; }
  > li + li { border-top: 1px solid ${color.borde}; }
  > li:first-child { padding-top: 0; }
`;
const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: ${space[2]} 0 ${space[1]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`;
const Foot = styled(Row)`
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  color: ${color.tinta2};
  font-size: ${text[15]};
  p { min-width: 0; flex: 1 1 180px; }
`;

const ESTADOS: Readonly<
  Record<Entrega['estado'], { readonly tone: Tone; readonly texto: string }>
> = {
  pendiente: { tone: 'caution', texto: 'En espera' },
  entregada: { tone: 'success', texto: 'Entregado' },
  marcada: { tone: 'danger', texto: 'No llegó' },
};

function describe({ estado, codigo, fallo, motivo, intentos, proximo }: Entrega): string {
  if (estado === 'pendiente' && codigo === null && fallo === null) return 'Espera su turno.';
  const answered = describeRespuesta({ codigo, fallo, motivo });
  const tries = intentos > 1 ? ` ${intentos} intentos.` : '';
  const next =
    estado === 'pendiente' && proximo !== null && intentos > 0
      ? ` Se intenta otra vez ${formatALas(proximo)}.`
      : '';
  return `${answered}${tries}${next}`;
}

interface FilaProps {
  entrega: Entrega;
  now: number;
  isBusy: boolean;
  onResend: () => void;
}

function Fila({ entrega, now, isBusy, onResend }: FilaProps) {
  const { suceso, texto, estado, fecha, reenvio } = entrega;
  const { titulo } = SUCESOS[suceso];
  const { tone, texto: word } = ESTADOS[estado];
  return (
    <li>
      <Row>
        <StateBadge tone={tone}>{word}</StateBadge>
        <strong>{titulo}</strong>
        {reenvio === 1 && <Quiet $small>otra vez</Quiet>}
      </Row>
      <Words>
        <TextoDiscord texto={texto} now={now} />
      </Words>
      <Foot>
        <p>
          <time dateTime={fecha}>{formatInstant(fecha)}</time> · {describe(entrega)}
        </p>
        {estado !== 'pendiente' && (
          <Button
            size="small"
            variant="quiet"
            onPress={onResend}
            isDisabled={isBusy}
            aria-label={`Volver a enviar: ${titulo}, ${formatInstant(fecha)}`}
          >
            Volver a enviar
          </Button>
        )}
      </Foot>
    </li>
  );
}

export function Entregas({
  state,
  onMore,
  isCargandoMas,
  onResend,
  now,
}: EntregasProps & { now: number }) {
  const { state: act, run } = useAct(onResend);
  const failure = failureText(act);
  return (
    <Card title="Envíos">
      <ScreenBody state={state} skeleton={<SkeletonRows hasAvatar={false} />}>
        {({ entregas, hayMas }) =>
          entregas.length === 0 ? (
            <Quiet>
              Aquí verás cada aviso que se envíe, lo que respondió Discord y cuándo se vuelve a
              intentar si no llegó.
            </Quiet>
          ) : (
            <Stack>
              {failure && <Notice tone="danger">{failure}</Notice>}
              <Lines aria-label="Envíos">
                {entregas.map((entrega) => (
                  <Fila
                    key={entrega.id}
                    entrega={entrega}
                    now={now}
                    isBusy={act.kind === 'pending'}
                    onResend={() => run(entrega.id)}
                  />
                ))}
              </Lines>
              {hayMas && (
                <Button
                  onPress={() => onMore()}
                  isPending={isCargandoMas}
                  pendingLabel="Cargando más envíos"
                >
                  Cargar más
                </Button>
              )}
            </Stack>
          )
        }
      </ScreenBody>
    </Card>
  );
}
