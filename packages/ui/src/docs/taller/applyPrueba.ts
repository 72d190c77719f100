import { PRUEBA, type Prueba, pruebaCss } from './prueba';

let style: HTMLStyleElement | undefined;

export const readPrueba = (): Prueba => JSON.parse(sessionStorage.getItem(PRUEBA) ?? '{}');

function apply(): void {
  style ??= document.head.appendChild(document.createElement('style'));
  style.textContent = pruebaCss(readPrueba());
}

/** Stores the trial until the tab is closed, and shows it. The tab's other frames follow. */
export function savePrueba(prueba: Prueba): void {
  sessionStorage.setItem(PRUEBA, JSON.stringify(prueba));
  apply();
}

/** Shows the tried colours in this frame, now and after each change in another frame. */
export function followPrueba(): void {
  if (sessionStorage.getItem(PRUEBA)) apply();
  window.addEventListener('storage', ({ key }) => {
    if (key === PRUEBA) apply();
  });
}
