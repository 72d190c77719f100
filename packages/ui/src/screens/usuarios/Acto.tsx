import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';

interface ActoProps {
  /** The act as a verb, on the button and on the button of the confirmation. */
  label: string;
  title: string;
  children: ReactNode;
  onAct: Act<[]>;
  irreversible?: boolean;
}

/** A button with a confirmation. The confirmation shows a refusal until it is opened again. */
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
