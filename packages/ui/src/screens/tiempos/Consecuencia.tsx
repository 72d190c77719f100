import { sayMinutes } from '@garita/domain/formato/minutes';
import type { FilaTiempo } from './useFilas';

/** The acts on one time that need a confirmation. */
export type Preguntable = 'confirmar' | 'desligar' | 'cancelar';

interface ConsecuenciaProps {
  accion: Preguntable;
  fila: FilaTiempo;
  /** Whether the viewer is the time's senior (`alto`), who supervises it. */
  isOwn: boolean;
}

const Name = ({ children }: { children: string | null }) => (
  <strong translate="no">{children}</strong>
);
const Amount = ({ minutos }: { minutos: number | null }) => (
  <strong>{sayMinutes(minutos ?? 0)}</strong>
);

/**
 * The effect of an act: the person and the minutes, which keep running while the dialog is open.
 */
export function Consecuencia({ accion, fila: { tiempo, mins, minsA }, isOwn }: ConsecuenciaProps) {
  const { bajoNombre, altoNombre } = tiempo;
  const senior = isOwn ? 'ti' : <Name>{altoNombre}</Name>;
  if (accion === 'confirmar') {
    return (
      <>
        <p>
          En la nómina se acreditarán <Amount minutos={mins} /> a <Name>{bajoNombre}</Name> y{' '}
          <Amount minutos={minsA} /> a {senior}, que {isOwn ? 'llevas' : 'lleva'} su tiempo.
        </p>
        <p>El tiempo quedará cerrado.</p>
      </>
    );
  }
  if (accion === 'desligar') {
    return (
      <p>
        El tiempo de <Name>{bajoNombre}</Name> sigue contando, pero sin encargado:{' '}
        <Amount minutos={minsA} /> de {isOwn ? 'lo que llevas tú' : senior} se perderán.
      </p>
    );
  }
  return (
    <p>
      No se acreditará nada: ni <Amount minutos={mins} /> a <Name>{bajoNombre}</Name>
      {tiempo.alto > 0 && (
        <>
          {' '}
          ni <Amount minutos={minsA} /> a {senior}
        </>
      )}
      . No se puede deshacer.
    </p>
  );
}
