import { TextArea, type TextAreaProps } from '../components/TextArea';

/** The contract's maximum. */
const MOTIVO_MAX = 500;

/** The reason of an act, in the user's words. */
export function MotivoField(props: Omit<TextAreaProps, 'label' | 'maxLength'>) {
  return <TextArea label="Motivo" maxLength={MOTIVO_MAX} {...props} />;
}
