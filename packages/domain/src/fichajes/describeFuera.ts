import { formatCuando } from '../formato/formatCuando';

/** An open record on the wire; the contract's type fits. */
interface Abierto {
  /** Absent unless the person seems to have left. */
  readonly olvidada?: { readonly visto: string | null } | undefined;
}

const describe =
  (offline: string, seen: string) =>
  ({ olvidada }: Abierto, now: number): string | null => {
    if (!olvidada) return null;
    const { visto } = olvidada;
    return visto === null ? offline : `${seen} ${formatCuando(visto, now)}`;
  };

/** Tells others that the person of an open record seems to have left; null if not. `now` is in ms. */
export const describeFuera = describe('Avatar desconectado', 'Avatar visto por última vez');

/** Tells the person of an open record that they seem to have left; null if not. `now` is in ms. */
export const describeTuFuera = describe(
  'Tu avatar no está conectado',
  'Tu avatar se vio por última vez',
);
