import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';

interface ActoProps {
  /** The act as a verb: on its button and on the one that confirms it. */
  label: string;
  /** The question before it. */
  title: string;
  /** What will happen, in a paragraph. */
  children: ReactNode;
  onAct: Act<[]>;
  /** It destroys something for good. */
  irreversible?: boolean;
}

/** A button whose act is asked about first. A refusal stands in the question, and is gone when it is asked again. */
export function Acto({ label, title, children, onAct, irreversible = false }: ActoProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{label}</Button>
      {isAsking && (
        <PreguntaDialog
          title={title}
          confirmLabel={label}
          tone={irreversible ? 'danger' : 'primary'}
          irreversible={irreversible}
          backLabel="Volver"
          onAct={onAct}
          onClose={() => setAsking(false)}
        >
          <p>{children}</p>
        </PreguntaDialog>
      )}
    </>
  );
}
