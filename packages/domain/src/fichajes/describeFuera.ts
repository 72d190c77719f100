import { formatCuando } from '../formato/formatCuando';

/** An open record on the wire; the contract's type fits. */
interface Abierto {
  /** Absent unless the person seems to have left. */
  readonly olvidada?: { readonly visto: string | null } | undefined;
}

/** Says that the person of an open record seems to have left; null if not. @param now in ms. */
export function describeFuera({ olvidada }: Abierto, now: number): string | null {
  if (!olvidada) return null;
  const { visto } = olvidada;
  return visto === null
    ? 'Avatar desconectado'
    : `Avatar visto por última vez ${formatCuando(visto, now)}`;
}

/** Tells the person of an open record that they seem to have left; null if not. @param now in ms. */
export function describeTuFuera({ olvidada }: Abierto, now: number): string | null {
  if (!olvidada) return null;
  const { visto } = olvidada;
  return visto === null
    ? 'Tu avatar no está conectado'
    : `Tu avatar se vio por última vez ${formatCuando(visto, now)}`;
}
