import type { components } from '@garita/api-client/schema';
import type { RutasPerfil } from '@garita/domain/avatar/readPerfil';
import type { AjusteEnlaces } from '@garita/domain/enlaces/elegidos';
import type { CampoProbado } from '@garita/domain/enlaces/enlaces.rules';
import type { Edicion } from '../../../form/useDraft';
import type { ScreenState } from '../../ScreenState';

export type AjustesEnlaces = components['schemas']['AjustesEnlaces'];
export type Prueba = components['schemas']['PruebaEnlace'];
/** Makes the server test an address. @param rutas paths in a profile's JSON @throws Refusal */
export type Probar = (campo: CampoProbado, url: string, rutas?: RutasPerfil) => Promise<Prueba>;

export interface EnlacesSeccionProps {
  state: ScreenState<{ readonly ajustes: AjustesEnlaces }>;
  onSave: (edicion: Edicion<AjusteEnlaces>) => Promise<unknown>;
  onProbar: Probar;
}
