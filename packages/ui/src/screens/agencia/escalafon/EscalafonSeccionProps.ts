import type { components } from '@garita/api-client/schema';
import type { toEnviado } from '@garita/domain/escalafon/enviado';
import type { EditorMatriz } from '@garita/domain/matriz/findBloqueo';
import type { ScreenState } from '../../ScreenState';

type Schemas = components['schemas'];

export type Escalafon = Schemas['Escalafon'];
export type Plantilla = Schemas['PlantillaEscalafon'];
export type Enviado = ReturnType<typeof toEnviado>;
export type Efecto = Schemas['EscalafonEfecto'];

export interface EscalafonSeccionProps {
  state: ScreenState<{ escalafon: Escalafon; plantillas: readonly Plantilla[] }>;
  /**
   * The editing user. A user who is not the owner changes only the levels below their own category.
   */
  viewer: EditorMatriz;
  /** Asks the server for the effect of saving a draft; saves nothing. */
  onPreview: (enviado: Enviado) => Promise<Efecto>;
  onSave: (enviado: Enviado) => Promise<unknown>;
}
