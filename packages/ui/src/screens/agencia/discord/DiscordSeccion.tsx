import { WEBHOOKS_MAX } from '@garita/domain/webhooks/webhook.rules';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { AddIcon, SendIcon } from '../../../components/icons';
import { Quiet, Row, Stack } from '../../../components/layout';
import { SkeletonRows } from '../../../components/Skeleton';
import { lazyPart } from '../../../parts/lazyPart';
import { space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import type { DiscordSeccionProps } from './DiscordSeccionProps';
import { WebhookEditor } from './WebhookEditor';
import { WebhooksLista } from './WebhooksLista';

const NuevoWebhookDialog = lazyPart(() => import('./NuevoWebhookDialog'), 'NuevoWebhookDialog');

const Head = styled(Row)`
  justify-content: space-between;
  gap: ${space[3]};
  > p { flex: 1 1 320px; max-width: 68ch; }
`;

const nuevo = (onPress: () => void) => (
  <Button variant="primary" icon={<AddIcon size={20} />} onPress={onPress}>
    Añadir webhook
  </Button>
);

export function DiscordSeccion({ state, abierto, onCreate, ...props }: DiscordSeccionProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ScreenBody state={state} skeleton={<SkeletonRows hasAvatar={false} />}>
        {({ webhooks }) => {
          const webhook = webhooks.find(({ id }) => id === abierto);
          if (webhook) return <WebhookEditor key={webhook.id} webhook={webhook} {...props} />;
          if (webhooks.length === 0) {
            return (
              <EmptyState
                title="Nada se cuenta en Discord todavía"
                icon={<SendIcon size={48} />}
                action={nuevo(() => setAdding(true))}
              >
                Pon el webhook de un canal y el portal escribirá allí los ascensos, los despidos,
                los pases de lista o el día de paga, con las palabras que tú elijas. Nadie recibe un
                aviso con @.
              </EmptyState>
            );
          }
          return (
            <Stack>
              <Head>
                <Quiet>
                  Lo que pasa en la agencia se escribe en estos canales, en orden y con tus
                  palabras. Si un envío no llega, se intenta otra vez.
                </Quiet>
                {webhooks.length < WEBHOOKS_MAX && nuevo(() => setAdding(true))}
              </Head>
              <WebhooksLista webhooks={webhooks} onAbrir={props.onAbrir} />
            </Stack>
          );
        }}
      </ScreenBody>
      {isAdding && <NuevoWebhookDialog onCreate={onCreate} onClose={() => setAdding(false)} />}
    </>
  );
}
