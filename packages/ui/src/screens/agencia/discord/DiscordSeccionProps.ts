import type { components } from '@garita/api-client/schema';
import type { NuevoWebhookValues, WebhookValues } from '@garita/domain/webhooks/webhook.rules';
import type { Edicion } from '../../../form/useDraft';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';

export type Webhook = components['schemas']['Webhook'];
export type Entrega = components['schemas']['EntregaWebhook'];

/** What came of trying one. */
export interface Prueba {
  readonly llego: boolean;
  /** In words for people. */
  readonly texto: string;
}

/** The deliveries of the open webhook, page by page. */
export interface EntregasProps {
  /** The newest first (entregasWebhook). */
  state: ScreenState<{ readonly entregas: readonly Entrega[]; readonly hayMas: boolean }>;
  onMore: () => void;
  isCargandoMas: boolean;
  /** Has one sent again (reenviarEntrega). */
  onResend: Act<[id: number]>;
}

/** In whose name messages are told, and when, for their preview. */
export interface Muestra {
  readonly agencia: string;
  /** The agency's IANA zone. */
  readonly zona: string;
  /** The server's time in milliseconds. */
  readonly now: () => number;
}

/** Acts on the open webhook. */
interface WebhookActs {
  /** Saves what was changed of it (editarWebhook). */
  onSave: (id: number, edicion: Edicion<WebhookValues>) => Promise<unknown>;
  /** Gives it another address (editarWebhook). */
  onDireccion: Act<[id: number, direccion: string]>;
  /** Sends it a line (probarWebhook). */
  onTry: (id: number) => Promise<Prueba>;
  /** Takes it away (quitarWebhook). */
  onRemove: Act<[id: number]>;
}

export interface DiscordSeccionProps extends WebhookActs {
  /** Those that were not taken away, the oldest first (webhooks). */
  state: ScreenState<{ readonly webhooks: readonly Webhook[] }>;
  /** The one that is open; null for the list. */
  abierto: number | null;
  onAbrir: (id: number | null) => void;
  entregas: EntregasProps;
  muestra: Muestra;
  /** Adds one (crearWebhook). A rejection is shown in the form. */
  onCreate: Act<[NuevoWebhookValues]>;
  /** A text to be shown as a notice too: a rule that stopped a form. */
  onAviso: (texto: string) => void;
}
