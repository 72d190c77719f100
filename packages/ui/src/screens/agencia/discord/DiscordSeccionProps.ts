import type { components } from '@garita/api-client/schema';
import type { NuevoWebhookValues, WebhookValues } from '@garita/domain/webhooks/webhook.rules';
import type { Edicion } from '../../../form/useDraft';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';

export type Webhook = components['schemas']['Webhook'];
export type Entrega = components['schemas']['EntregaWebhook'];

export interface Prueba {
  readonly llego: boolean;
  /** The result in Spanish, for people. */
  readonly texto: string;
}

export interface EntregasProps {
  /** The newest first (entregasWebhook). */
  state: ScreenState<{ readonly entregas: readonly Entrega[]; readonly hayMas: boolean }>;
  onMore: () => void;
  isCargandoMas: boolean;
  /** Sends a delivery again (reenviarEntrega). */
  onResend: Act<[id: number]>;
}

/** The sender and the time that the previews use. */
export interface Muestra {
  readonly agencia: string;
  /** The agency's IANA zone. */
  readonly zona: string;
  /** The server's time in milliseconds. */
  readonly now: () => number;
}

interface WebhookActs {
  /** Saves the changed fields (editarWebhook). */
  onSave: (id: number, edicion: Edicion<WebhookValues>) => Promise<unknown>;
  /** Replaces the address (editarWebhook). */
  onDireccion: Act<[id: number, direccion: string]>;
  /** Sends a test message (probarWebhook). */
  onTry: (id: number) => Promise<Prueba>;
  /** Removes the webhook (quitarWebhook). */
  onRemove: Act<[id: number]>;
}

export interface DiscordSeccionProps extends WebhookActs {
  /** The webhooks that have not been removed, the oldest first (webhooks). */
  state: ScreenState<{ readonly webhooks: readonly Webhook[] }>;
  /** The id of the open webhook; null for the list. */
  abierto: number | null;
  onAbrir: (id: number | null) => void;
  entregas: EntregasProps;
  muestra: Muestra;
  /** Adds a webhook (crearWebhook). The form shows a rejection. */
  onCreate: Act<[NuevoWebhookValues]>;
}
