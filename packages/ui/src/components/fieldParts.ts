import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, media, radius, space, text } from '../theme/tokens';
import { fieldFrame } from './fieldStyles';

export const FieldLabel = styled(Label)`
  font-size: ${text[15]};
  font-weight: 700;
`;

export const FieldFrame = styled(Group)`
  ${fieldFrame}
  > svg { flex: none; margin-left: ${space[3]}; color: ${color.tinta3}; }
`;

export const FieldInput = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 42px;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  /* iOS zooms into a focused field whose text is smaller than 16 px. */
  font-size: ${text[16]};
  outline: none;
  &::placeholder { color: ${color.tinta3}; opacity: 1; }
  &[data-disabled] { cursor: not-allowed; }
  /* Hides the browser's eye and cross: the field has an eye and a cross already. */
  &::-ms-reveal { display: none; }
  &::-webkit-search-cancel-button { display: none; }
  &:autofill { -webkit-text-fill-color: ${color.tinta}; box-shadow: inset 0 0 0 40px ${color.balizaSuave}; border-radius: ${radius.control}; }
  ${media.compact} { text-overflow: ellipsis; }
`;

/** A button in the frame. Its focus ring is inside the frame, which has another ring. */
export const FieldButton = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 42px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.tinta2};
  cursor: pointer;
  &[data-hovered] { color: ${color.tinta}; }
  &[data-pressed] { background: ${color.pozo}; }
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
  &:focus-visible { ${focusRing} outline-offset: -4px; }
`;
