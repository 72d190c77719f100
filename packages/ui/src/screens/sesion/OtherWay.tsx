import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space, text, touchTarget } from '../../theme/tokens';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[2]};
  margin-top: ${space[3]};
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  border-radius: ${radius.tag};
  color: ${color.petroleoTexto};
  font-weight: 700;
  text-decoration: underline;
  cursor: pointer;
  &[data-focus-visible] { ${focusRing} }
`;

interface OtherWayProps {
  /** The question before the link; it says who needs the other dialog. */
  question: string;
  label: string;
  onPress: () => void;
}

/** A link between the sign-in and the registration dialog. */
export function OtherWay({ question, label, onPress }: OtherWayProps) {
  return (
    <Root>
      {question}
      <Way onPress={() => onPress()}>{label}</Way>
    </Root>
  );
}
