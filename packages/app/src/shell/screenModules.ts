import { must } from '@garita/domain/must';
import type { PantallaId } from '@garita/domain/pantallas';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import type { ComponentType, ReactNode } from 'react';
import { Inicio } from '../routes/inicio';

/** What a file of `routes/` exports. */
interface ScreenModule {
  readonly Component: () => ReactNode;
}

/**
 * Every screen is a file of its own, fetched when it is visited; the start comes with the page, so that the way back to it never fails. The server renders
 * nothing else beforehand.
 */
const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<ScreenModule>(['../routes/*.tsx', '!../routes/inicio.tsx']);

const idOf = (path: string): string => path.replace(/^.*\/(.+)\.tsx$/, '$1');

/** A screen; all but the start can be fetched before they are shown. */
type ScreenPart = ComponentType & { readonly preload?: () => void };

const screens: ReadonlyMap<string, ScreenPart> = new Map<string, ScreenPart>([
  ['inicio', Inicio],
  ...Object.entries(files).map(
    ([path, load]) => [idOf(path), lazyPart(load, 'Component', { waits: 'around' })] as const,
  ),
]);

/** What is shown for a screen; every one has its file (pantallas.test.ts). */
export const screenOf = (id: PantallaId): ScreenPart => must(screens.get(id), `The screen ${id}`);
