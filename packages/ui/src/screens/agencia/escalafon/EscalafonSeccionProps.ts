import type { components } from '@garita/api-client/schema';
import type { toEnviado } from '@garita/domain/escalafon/enviado';
import type { EditorMatriz } from '@garita/domain/matriz/findBloqueo';
import type { ScreenState } from '../../ScreenState';

type Schemas = components['schemas'];

export type Escalafon = Schemas['Escalafon'];
export type Plantilla = Schemas['PlantillaEscalafon'];
/** A whole ladder as it is sent. */
export type Enviado = ReturnType<typeof toEnviado>;
/** What saving it would do, as far as only the server knows. */
export type Efecto = Schemas['EscalafonEfecto'];

export interface EscalafonSeccionProps {
  state: ScreenState<{ escalafon: Escalafon; plantillas: readonly Plantilla[] }>;
  /** Who edits: whoever is not the owner changes what is below their own category. */
  viewer: EditorMatriz;
  /** Asks what saving a draft would do; changes nothing. */
  onPreview: (enviado: Enviado) => Promise<Efecto>;
  onSave: (enviado: Enviado) => Promise<unknown>;
}
