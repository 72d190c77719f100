import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { formatMomento } from './formatMomento';

interface SalidaProps {
  /** ISO instant; `-` while the record is open. */
  salida: string;
  /** The agency's day that the record counts for. */
  dia: string;
}

/** An exit's time, or a dash while the record is open (FIC-13). */
export function Salida({ salida, dia }: SalidaProps) {
  if (!isAbierto({ salida })) return <time dateTime={salida}>{formatMomento(salida, dia)}</time>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Sin salida todavía</VisuallyHidden>
    </>
  );
}
