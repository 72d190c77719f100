import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { type Act, failureText, useAct } from '../useAct';

interface ActoProps {
  /** The act as a verb: on its button and on the one that confirms it. */
  label: string;
  /** The question before it. */
  title: string;
  /** What will happen, in a paragraph. */
  children: ReactNode;
  onHacer: Act<[]>;
  /** It destroys something for good. */
  irreversible?: boolean;
}

function Pregunta({ label, title, children, onHacer, irreversible = false, onClose }: ActoProps & { onClose: () => void }) {
  const { state, run } = useAct(onHacer, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={label}
      tone={irreversible ? 'danger' : 'primary'}
      irreversible={irreversible}
      isPending={state.kind === 'pending'}
      error={failureText(state)}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}

/** A button whose act is asked about first. A refusal stands in the question, and is gone when it is asked again. */
export function Acto(props: ActoProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{props.label}</Button>
      {isAsking && <Pregunta {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
