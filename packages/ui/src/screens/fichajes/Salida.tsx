import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { formatMomento } from './formatMomento';

interface SalidaProps {
  /** ISO instant; a dash while there is none. */
  salida: string;
  /** The agency's day to which it is counted. */
  dia: string;
}

/** An exit, or the dash that stands for it while somebody is still in (FIC-13). */
export function Salida({ salida, dia }: SalidaProps) {
  if (!isAbierto({ salida })) return <time dateTime={salida}>{formatMomento(salida, dia)}</time>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Sin salida todavía</VisuallyHidden>
    </>
  );
}
