const style = document.createElement('style');
style.textContent = `*, ::before, ::after, ::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  scroll-behavior: auto !important;
}
/* What floats is in the page a moment before its place is known, and transparent until then: React Aria makes it so by hand, together with a clip. */
[data-entering], [style*='inset(50%)'] { opacity: 1 !important; }`;

/** Whether whatever moves arrives at once, so that nobody meets it on its way: half shown, still closing, not yet in reach. */
export function setInstantMotion(isInstant: boolean): void {
  if (isInstant) document.head.append(style);
  else style.remove();
}
