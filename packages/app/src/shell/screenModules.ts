import { must } from '@garita/domain/must';
import type { PantallaId } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { ComponentType, ReactNode } from 'react';
import { Inicio } from '../routes/inicio';

interface ScreenModule {
  readonly Component: () => ReactNode;
}

/** The start is in the main bundle, so that it always works. Only the start is prerendered. */
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<ScreenModule>(['../routes/*.tsx', '!../routes/inicio.tsx']);

const idOf = (path: string): string => path.replace(/^.*\/(.+)\.tsx$/, '$1');

/** A screen; all but the start can be preloaded. */
type ScreenPart = ComponentType & { readonly preload?: () => void };

const screens: ReadonlyMap<string, ScreenPart> = new Map<string, ScreenPart>([
  ['inicio', Inicio],
  ...Object.entries(files).map(
    ([path, load]) => [idOf(path), lazyPart(load, 'Component', { waits: 'around' })] as const,
  ),
]);

/** Each screen has its file (pantallas.test.ts). */
export const screenOf = (id: PantallaId): ScreenPart => must(screens.get(id), `The screen ${id}`);
