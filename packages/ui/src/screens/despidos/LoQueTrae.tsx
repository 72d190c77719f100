import { CIERRES, NOMBRES_CIERRE } from '@garita/domain/despidos/cierres';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import styled from 'styled-components';
import { space, text } from '../../theme/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: ${space[5]};
  font-size: ${text[15]};
`;

interface LoQueTraeProps {
  /** How many names are vetoed too. */
  vetados: number;
}

/**
 * The effects of a dismissal: everything that it ends, from the server's own list (`CIERRES`), and
 * the vetoes that it adds.
 */
export function LoQueTrae({ vetados }: LoQueTraeProps) {
  return (
    <>
      <List>
        {CIERRES.map((cierre) => (
          <li key={cierre}>{upperFirst(NOMBRES_CIERRE[cierre])}.</li>
        ))}
        <li>Su firma queda libre.</li>
      </List>
      {vetados > 0 && (
        <p>
          {vetados === 1 ? 'Su nombre queda' : 'Sus nombres quedan'} además en la lista de vetos,
          para siempre.
        </p>
      )}
    </>
  );
}
