import { type OwnClaveValues, ownClaveRules } from '@garita/domain/factores/factores.rules';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { ClaveField } from '../../ClaveField';

interface ClaveDialogProps {
  title: string;
  /** The act as a verb. `pendingLabel` is announced while it is pending. */
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
  onAct: (clave: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the user's password again before a sensitive act. */
export function ClaveDialog(props: ClaveDialogProps) {
  const { children, onAct } = props;
  const form = useForm<OwnClaveValues>({
    initial: { clave: '' },
    rules: ownClaveRules,
    onSubmit: ({ clave }) => onAct(clave),
    notices: 'rules',
  });
  return (
    <FormDialog {...props} form={form}>
      {children}
      <ClaveField autoFocus {...form.field('clave')} />
    </FormDialog>
  );
}
