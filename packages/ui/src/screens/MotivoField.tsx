import { TextArea, type TextAreaProps } from '../components/TextArea';

/** The maximum length in the contract. */
const MOTIVO_MAX = 500;

export function MotivoField(props: Omit<TextAreaProps, 'label' | 'maxLength'>) {
  return <TextArea label="Motivo" maxLength={MOTIVO_MAX} {...props} />;
}
