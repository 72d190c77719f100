import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import {
  NOMBRE_WEBHOOK_MAX,
  type WebhookValues,
  webhookRules,
} from '@garita/domain/webhooks/webhook.rules';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button';
import { Card } from '../../../components/Card';
import { ChevronLeftIcon, SendIcon } from '../../../components/icons';
import { List, Row, Stack } from '../../../components/layout';
import { Menu } from '../../../components/Menu';
import { Notice } from '../../../components/Notice';
import { StateBadge } from '../../../components/StateBadge';
import { Switch } from '../../../components/Switch';
import { TextField } from '../../../components/TextField';
import { useDraft } from '../../../form/useDraft';
import { lazyPart } from '../../../parts/lazyPart';
import { color, font, media, space, text } from '../../../theme/tokens';
import { PreguntaDialog } from '../../PreguntaDialog';
import { failureText, useAct } from '../../useAct';
import { SeccionFrame } from '../secciones/SeccionFrame';
import type { DiscordSeccionProps, Prueba, Webhook } from './DiscordSeccionProps';
import { DETENIDO, stateOf } from './describeWebhook';
import { Entregas } from './Entregas';
import { SucesoField } from './SucesoField';

const DireccionDialog = lazyPart(() => import('./DireccionDialog'), 'DireccionDialog');

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  h2 { overflow-wrap: anywhere; }
`;
const Hint = styled.span`
  color: ${color.tinta2};
  font-family: ${font.mono};
  font-size: ${text[13]};
`;
const Columns = styled(Stack)`
  gap: ${space[4]};
  align-items: start;
  @media (min-width: 1040px) { grid-template-columns: minmax(0, 1fr) 400px; }
`;
const Sucesos = styled(List)`
  gap: 0;
`;
const Pair = styled.div`
  display: grid;
  gap: ${space[2]} ${space[4]};
  ${media.wide} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`;

const toValues = ({ nombre, activo, sucesos }: Webhook): WebhookValues => ({
  nombre,
  activo,
  ...sucesos,
});

function useTry(onTry: () => Promise<Prueba>) {
  const [prueba, setPrueba] = useState<Prueba | null>(null);
  const { state, run } = useAct(async () => {
    setPrueba(null);
    setPrueba(await onTry());
  });
  const failure = failureText(state);
  return {
    run: () => run(),
    isPending: state.kind === 'pending',
    result: failure ? { llego: false, texto: failure } : prueba,
  };
}

type WebhookEditorProps = Omit<DiscordSeccionProps, 'state' | 'abierto' | 'onCreate'> & {
  webhook: Webhook;
};

export function WebhookEditor({
  webhook,
  onAbrir,
  entregas,
  muestra,
  onSave,
  onDireccion,
  onTry,
  onRemove,
}: WebhookEditorProps) {
  const { id, nombre, pista, detenido } = webhook;
  const [dialog, setDialog] = useState<'direccion' | 'quitar' | null>(null);
  const draft = useDraft<WebhookValues>({
    saved: toValues(webhook),
    rules: webhookRules,
    onSave: (edicion) => onSave(id, edicion),
  });
  const prueba = useTry(() => onTry(id));
  const { value: activo, onChange: setActivo } = draft.field('activo');
  const { tone, texto } = stateOf(webhook);
  const close = () => setDialog(null);
  return (
    <Stack>
      <Row>
        <Button
          variant="quiet"
          size="small"
          icon={<ChevronLeftIcon size={20} />}
          onPress={() => onAbrir(null)}
        >
          Todos los webhooks
        </Button>
      </Row>
      <Head>
        <Row $gap={3}>
          <h2>{nombre}</h2>
          <Hint translate="no">…{pista}</Hint>
          <StateBadge tone={tone}>{texto}</StateBadge>
        </Row>
        <Row>
          <span role="status">
            {prueba.result?.llego && <StateBadge tone="success">{prueba.result.texto}</StateBadge>}
          </span>
          <Button
            icon={<SendIcon size={20} />}
            onPress={prueba.run}
            isPending={prueba.isPending}
            pendingLabel="Enviando la prueba"
          >
            Probar
          </Button>
          <Menu
            label={`Más acciones de ${nombre}`}
            actions={[
              {
                id: 'direccion',
                label: 'Cambiar la dirección',
                onPress: () => setDialog('direccion'),
              },
              { id: 'quitar', label: 'Quitar', onPress: () => setDialog('quitar'), isDanger: true },
            ]}
          />
        </Row>
      </Head>
      {prueba.result?.llego === false && <Notice tone="danger">{prueba.result.texto}</Notice>}
      {detenido !== null && (
        <Notice tone="caution">
          <Stack $gap={2}>
            <span>{DETENIDO[detenido]}</span>
            <Row>
              <Button size="small" onPress={() => setDialog('direccion')}>
                Cambiar la dirección
              </Button>
            </Row>
          </Stack>
        </Notice>
      )}
      <SeccionFrame draft={draft}>
        <Columns>
          <Card title="Qué se cuenta">
            <Stack>
              <Pair>
                <TextField
                  label="Nombre"
                  maxLength={NOMBRE_WEBHOOK_MAX}
                  autoComplete="off"
                  {...draft.field('nombre')}
                />
                <Switch
                  label="Encendido"
                  value={activo === 1}
                  onChange={(isOn) => setActivo(isOn ? 1 : 0)}
                />
              </Pair>
              <Sucesos aria-label="Sucesos">
                {SUCESO_IDS.map((suceso) => (
                  <SucesoField
                    key={suceso}
                    suceso={suceso}
                    field={draft.field(suceso)}
                    saved={webhook.sucesos[suceso]}
                    muestra={muestra}
                  />
                ))}
              </Sucesos>
            </Stack>
          </Card>
          <Entregas {...entregas} now={muestra.now()} />
        </Columns>
      </SeccionFrame>
      {dialog === 'direccion' && (
        <DireccionDialog
          nombre={nombre}
          onDireccion={(direccion) => onDireccion(id, direccion)}
          onClose={close}
        />
      )}
      {dialog === 'quitar' && (
        <PreguntaDialog
          title="¿Quitar este webhook?"
          confirmLabel="Quitar"
          tone="danger"
          irreversible
          staleTitle="No se pudo quitar"
          onAct={async () => {
            await onRemove(id);
            onAbrir(null);
          }}
          onClose={close}
        >
          <p>
            <strong>{nombre}</strong>
          </p>
          <p>No se enviará nada más, ni lo que está en espera. Lo enviado queda anotado.</p>
        </PreguntaDialog>
      )}
    </Stack>
  );
}
