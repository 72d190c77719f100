import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { color, text } from '../../theme/tokens';
import { AusenteTag } from '../AusenteTag';
import { Avatar } from '../Avatar';
import { Placa } from '../Placa';
import type { Persona } from './findPeople';

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  line-height: 1.25;
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [slot='label'] { font-weight: 600; }
  [slot='description'] { font-size: ${text[13]}; color: ${color.tinta3}; }
`;

export function PersonaRow({ persona: { usuario, mision, id_categoria } }: { persona: Persona }) {
  return (
    <>
      <Avatar usuario={usuario} />
      <Words>
        <Text slot="label" translate="no">
          {usuario}
        </Text>
        {mision && <Text slot="description">{mision}</Text>}
      </Words>
      <AusenteTag usuario={usuario} />
      {id_categoria != null && <Placa categoria={id_categoria} />}
    </>
  );
}
