import { type OwnClaveValues, ownClaveRules } from '@garita/domain/factores/factores.rules';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import { ClaveField } from '../../ClaveField';

interface ClaveDialogProps {
  title: string;
  /** The act as a verb, and read out while it is under way. */
  submitLabel: string;
  pendingLabel: string;
  /** What will happen. */
  children: ReactNode;
  /** Does it with the password. A rejection is shown in the form. */
  onAct: (clave: string) => Promise<unknown>;
  onClose: () => void;
  /** A rule that stopped the form, as a notice too. */
  onAviso: (texto: string) => void;
}

/** Asks for the user's password again before a sensitive act. */
export function ClaveDialog({
  title,
  submitLabel,
  pendingLabel,
  children,
  onAct,
  onClose,
  onAviso,
}: ClaveDialogProps) {
  const form = useForm<OwnClaveValues>({
    initial: { clave: '' },
    rules: ownClaveRules,
    onSubmit: ({ clave }) => onAct(clave),
    onAviso,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      onClose={onClose}
    >
      {children}
      <ClaveField autoFocus {...form.field('clave')} />
    </FormDialog>
  );
}
