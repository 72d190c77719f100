import type { Frase } from '@garita/domain/escalafon/describeCambios';
import { Notice } from '../../../components/Notice';

/** As many of them are told as can be read at a glance. */
const TOLD = 6;

/** What somebody else has changed while this draft was open; the draft stays. */
export function Ajenos({ frases }: { frases: readonly Frase[] }) {
  if (frases.length === 0) return null;
  return (
    <Notice tone="caution">
      <p>
        Mientras editabas, alguien ha guardado otros cambios. Los tuyos siguen aquí, sobre lo nuevo:
      </p>
      <ul>
        {frases.slice(0, TOLD).map(({ sujeto, texto }) => (
          <li key={`${sujeto} ${texto}`}>
            <strong>{sujeto}</strong> {texto}
          </li>
        ))}
      </ul>
      {frases.length > TOLD && <p>Y {frases.length - TOLD} más.</p>}
    </Notice>
  );
}
