const pad = (part: number): string => String(part).padStart(2, '0');

/** Shows seconds: `1:05:09`; hours go beyond 24. `ms` below 0 counts as 0. */
export function formatReloj(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
