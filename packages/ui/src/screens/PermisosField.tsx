import { GRUPOS_PERMISOS } from '@garita/domain/acceso/gruposPermisos';
import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { type RefCallback, useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { CheckBoxSquare } from '../components/CheckBoxSquare';
import { FieldMessage, type FieldProps } from '../components/FieldMessage';
import { FieldLabel } from '../components/fieldParts';
import { fieldRoot } from '../components/fieldStyles';
import { CheckIcon } from '../components/icons';
import { color, space, text, touchTarget } from '../theme/tokens';
import { PermisoCode } from './PermisoCode';

const Root = styled(CheckboxGroup)`
  ${fieldRoot}
`;
const Grupo = styled.div`
  & + & { margin-top: ${space[4]}; }
`;
const Titulo = styled.h3`
  padding-bottom: ${space[1]};
  border-bottom: 1px solid ${color.borde};
  font-size: ${text[13]};
  color: ${color.tinta2};
`;
// The whole line is the touch target; its text may wrap.
const Line = styled(CheckboxButton)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${space[3]};
  min-height: ${touchTarget};
  padding: 10px 0;
  font-size: ${text[15]};
  line-height: 1.4;
  cursor: pointer;
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
`;
const Note = styled.span`
  display: block;
  font-size: ${text[13]};
  color: ${color.tinta2};
`;

export interface PermisosFieldProps
  extends Omit<FieldProps<readonly Permiso[]>, 'onChange' | 'isDisabled'> {
  /** The selected permissions. */
  value: readonly Permiso[];
  onChange: (value: Permiso[]) => void;
  /** Whether the user may toggle a permission; the other permissions are read-only. */
  isOpen: (codigo: Permiso) => boolean;
  /** Hides the permissions for which `isOpen` is false. */
  onlyOpen?: boolean;
  /** An explanation below a permission's phrase. */
  noteOf?: (codigo: Permiso) => string | undefined;
  /** Ref of the first toggleable permission, which takes the focus when the choice is invalid. */
  inputRef?: RefCallback<HTMLInputElement>;
}

/** Checkboxes for permission codes, in groups, each with its phrase. */
export function PermisosField(props: PermisosFieldProps) {
  const {
    label,
    value,
    onChange,
    isOpen,
    noteOf,
    description,
    errorMessage,
    onlyOpen = false,
    inputRef,
    ...rest
  } = props;
  const prefix = useId();
  const grupos = GRUPOS_PERMISOS.map(({ titulo, codigos }) => ({
    titulo,
    codigos: onlyOpen ? codigos.filter(isOpen) : codigos,
  }));
  const first = grupos.flatMap(({ codigos }) => codigos).find(isOpen);
  return (
    <Root
      {...rest}
      value={[...value]}
      onChange={(codigos) => onChange(codigos as Permiso[])}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      {/* The message is above the list: below twenty lines it would be out of view. */}
      <FieldMessage description={description} errorMessage={errorMessage} />
      {grupos
        .filter(({ codigos }) => codigos.length > 0)
        .map(({ titulo, codigos }) => (
          <Grupo key={titulo}>
            <Titulo>{titulo}</Titulo>
            {codigos.map((codigo) => (
              <CheckboxField
                key={codigo}
                value={codigo}
                isDisabled={!isOpen(codigo)}
                aria-labelledby={`${prefix}${codigo}`}
                aria-describedby={`${prefix}${codigo}-nota`}
                {...(inputRef && codigo === first && { inputRef })}
              >
                <Line>
                  <CheckBoxSquare aria-hidden="true">
                    <CheckIcon size={16} />
                  </CheckBoxSquare>
                  <span>
                    <span id={`${prefix}${codigo}`}>{nombresPermisos[codigo]}</span>
                    <Note id={`${prefix}${codigo}-nota`}>{noteOf?.(codigo)}</Note>
                  </span>
                  <PermisoCode translate="no" aria-hidden="true">
                    {codigo}
                  </PermisoCode>
                </Line>
              </CheckboxField>
            ))}
          </Grupo>
        ))}
    </Root>
  );
}
