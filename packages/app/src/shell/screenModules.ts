import { must } from '@garita/domain/must';
import type { PantallaId } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { ComponentType, ReactNode } from 'react';
import { Inicio } from '../routes/inicio';

interface ScreenModule {
  readonly Component: () => ReactNode;
}

/**
 * The modules of the screens. The start page is in the main bundle, so that it always works. The
 * prerenderer needs no other screen.
 */
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<ScreenModule>(['../routes/*.tsx', '!../routes/inicio.tsx']);

const idOf = (path: string): string => path.replace(/^.*\/(.+)\.tsx$/, '$1');

/** A screen. All screens except the start page can be preloaded. */
type ScreenPart = ComponentType & { readonly preload?: () => void };

const screens: ReadonlyMap<string, ScreenPart> = new Map<string, ScreenPart>([
  ['inicio', Inicio],
  ...Object.entries(files).map(
    ([path, load]) => [idOf(path), lazyPart(load, 'Component', { waits: 'around' })] as const,
  ),
]);

/** The component of a screen. pantallas.test.ts checks that each screen has a file. */
export const screenOf = (id: PantallaId): ScreenPart => must(screens.get(id), `The screen ${id}`);
