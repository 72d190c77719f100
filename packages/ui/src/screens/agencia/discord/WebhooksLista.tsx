import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { ChevronRightIcon } from '../../../components/icons';
import { plainList, Row } from '../../../components/layout';
import { StateBadge } from '../../../components/StateBadge';
import { focusRing } from '../../../theme/focusRing';
import { color, font, motion, radius, space, text } from '../../../theme/tokens';
import type { Webhook } from './DiscordSeccionProps';
import { countSucesos, describeUltima, stateOf } from './describeWebhook';

const Lines = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space[2]};
`;
const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  transition: border-color ${motion.feedback};
  &:has([data-hovered]) { border-color: ${color.bordeControl}; }
  p { margin: ${space[1]} 0 0; color: ${color.tinta2}; font-size: ${text[15]}; }
`;
/** The `::after` makes the whole row the target; the accessible name stays short. */
const Opener = styled(Link)`
  color: ${color.tinta};
  font-weight: 700;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: -1px; border-radius: ${radius.card}; }
  &[data-focus-visible] { outline: none; }
  &[data-focus-visible]::after { ${focusRing} }
`;
const Hint = styled.span`
  color: ${color.tinta2};
  font-family: ${font.mono};
  font-size: ${text[13]};
`;

interface WebhooksListaProps {
  webhooks: readonly Webhook[];
  onAbrir: (id: number) => void;
}

export function WebhooksLista({ webhooks, onAbrir }: WebhooksListaProps) {
  return (
    <Lines aria-label="Webhooks">
      {webhooks.map((webhook) => {
        const { id, nombre, pista, pendientes } = webhook;
        const { tone, texto } = stateOf(webhook);
        return (
          <Line key={id}>
            <div>
              <Row>
                <Opener onPress={() => onAbrir(id)}>{nombre}</Opener>
                <Hint translate="no">…{pista}</Hint>
                <StateBadge tone={tone}>{texto}</StateBadge>
                {pendientes > 0 && (
                  <StateBadge tone="caution">{`${pendientes} en espera`}</StateBadge>
                )}
              </Row>
              <p>
                {countSucesos(webhook)} · {describeUltima(webhook)}
              </p>
            </div>
            <ChevronRightIcon size={20} />
          </Line>
        );
      })}
    </Lines>
  );
}
