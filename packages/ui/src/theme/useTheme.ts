import { useSyncExternalStore } from 'react';
import type { Tema } from './palette';
import { THEME_KEY } from './themeScript';

/** The reader's choice: a theme, or the system's. */
export type ThemeChoice = Tema | 'sistema';

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const isTema = (value: unknown): value is Tema => value === 'claro' || value === 'oscuro';

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTema(stored) ? stored : 'sistema';
  } catch {
    return 'sistema';
  }
}

const systemTheme = (): Tema => (matchMedia(DARK).matches ? 'oscuro' : 'claro');
const readTheme = (): Tema => {
  const shown = document.documentElement.dataset.tema;
  return isTema(shown) ? shown : systemTheme();
};

function apply(): void {
  const choice = readChoice();
  document.documentElement.dataset.tema = choice === 'sistema' ? systemTheme() : choice;
  for (const listener of listeners) listener();
}

/**
 * Stores the choice and applies it immediately; `sistema` removes the stored choice. Without
 * storage the choice lasts until the user leaves the page.
 */
export function setTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'sistema') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
    apply();
  } catch {
    document.documentElement.dataset.tema = choice === 'sistema' ? systemTheme() : choice;
    for (const listener of listeners) listener();
  }
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  const onStorage = (event: StorageEvent) => event.key === THEME_KEY && apply();
  listeners.add(listener);
  query.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * The theme that the server assumes, also during hydration. The theme script sets the real theme
 * before the first frame.
 */
const atFirst = { tema: (): Tema => 'claro', choice: (): ThemeChoice => 'sistema' };

/**
 * The current theme and the reader's choice. The hook follows the system, other tabs and
 * `setTheme`.
 */
export function useTheme(): { tema: Tema; choice: ThemeChoice; setTheme: typeof setTheme } {
  const tema = useSyncExternalStore(subscribe, readTheme, atFirst.tema);
  const choice = useSyncExternalStore(subscribe, readChoice, atFirst.choice);
  return { tema, choice, setTheme };
}
