import styled from 'styled-components';
import { Quiet } from '../../../components/layout';
import { color, space, text } from '../../../theme/tokens';
import { Hoja } from './Hoja';

const Changes = styled.ul`
  font-size: ${text[15]};
  li { display: flex; gap: ${space[3]}; padding: ${space[2]} 0; overflow-wrap: anywhere; }
  li > span { min-width: 0; }
  li + li { border-top: 1px solid ${color.borde}; }
  li::before { content: ''; flex: none; width: 8px; height: 8px; margin-top: 0.5em; background: ${color.baliza}; }
`;

export function QueCambia({ cambios }: { cambios: readonly string[] }) {
  return (
    <Hoja titulo="Qué cambia">
      {cambios.length === 0 ? (
        <Quiet $small>Nada todavía: dice lo mismo que la versión publicada.</Quiet>
      ) : (
        <Changes aria-label="Qué cambia">
          {cambios.map((cambio) => (
            <li key={cambio}>
              <span>{cambio}</span>
            </li>
          ))}
        </Changes>
      )}
      <Quiet $small>Lo que ya se sancionó conserva las palabras de su día.</Quiet>
    </Hoja>
  );
}
