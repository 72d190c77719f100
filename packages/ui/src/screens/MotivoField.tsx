import { TextArea, type TextAreaProps } from '../components/TextArea';

/** As much as the contract admits. */
const MOTIVO_MAX = 500;

/** Why something is done, in the words of who does it. */
export function MotivoField(props: Omit<TextAreaProps, 'label' | 'maxLength'>) {
  return <TextArea label="Motivo" maxLength={MOTIVO_MAX} {...props} />;
}
