const style = document.createElement('style');
style.textContent = `*, ::before, ::after, ::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}
/* React Aria renders an overlay before it knows its position, and keeps it transparent and clipped until then. */
[data-entering], [style*='inset(50%)'] { opacity: 1 !important; }`;

/**
 * Makes animations end immediately, so that no test finds an element half visible or still closing.
 */
export function setInstantMotion(isInstant: boolean): void {
  if (isInstant) document.head.append(style);
  else style.remove();
}
