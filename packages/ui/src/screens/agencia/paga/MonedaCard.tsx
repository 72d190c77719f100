import type { PagaValues } from '@garita/domain/diapaga/diapaga.rules';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Quiet } from '../../../components/layout';
import { TextField } from '../../../components/TextField';
import type { Draft } from '../../../form/useDraft';
import { media, space } from '../../../theme/tokens';

const Words = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  margin-top: ${space[3]};
  ${media.compact} { grid-template-columns: minmax(0, 1fr); }
`;

export function MonedaCard({ draft }: { draft: Draft<PagaValues> }) {
  return (
    <Card title="Moneda">
      <Quiet $small>
        Se escribe así en todo el portal, en la orden garita y en lo que se descarga o imprime.
      </Quiet>
      <Words>
        <TextField
          label="Una"
          placeholder="crédito"
          autoComplete="off"
          {...draft.field('moneda')}
        />
        <TextField
          label="Varias"
          placeholder="créditos"
          autoComplete="off"
          {...draft.field('monedaPlural')}
        />
        <TextField
          label="Detrás de un número"
          placeholder="c"
          isLiteral
          autoComplete="off"
          {...draft.field('monedaCorta')}
        />
      </Words>
    </Card>
  );
}
