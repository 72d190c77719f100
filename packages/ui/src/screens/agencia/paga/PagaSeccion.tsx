import { type PagaValues, pagaRules } from '@garita/domain/diapaga/diapaga.rules';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { Switch } from '../../../components/Switch';
import { useDraft } from '../../../form/useDraft';
import { space } from '../../../theme/tokens';
import { ScreenBody } from '../../ScreenFrame';
import { SeccionFrame } from '../secciones/SeccionFrame';
import { CuandoCard } from './CuandoCard';
import { MonedaCard } from './MonedaCard';
import type { PagaSeccionProps } from './PagaSeccionProps';
import { VistaPaga } from './VistaPaga';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: ${space[4]};
  > :last-child { position: sticky; top: 76px; }
  @media (max-width: 959.98px) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child { position: static; order: -1; }
  }
`;

function Ready({ paga, onSave }: Pick<PagaSeccionProps, 'onSave'> & { paga: PagaValues }) {
  const draft = useDraft<PagaValues>({ saved: paga, rules: pagaRules, onSave });
  const { value: descontar, onChange: setDescontar, ...multas } = draft.field('descontarMultas');
  const [ahora] = useState(() => new Date());
  return (
    <SeccionFrame draft={draft}>
      <Columns>
        <Stack>
          <CuandoCard draft={draft} />
          <Card title="Multas">
            <Switch
              label="Descontar las multas de la paga"
              description="Al pagar a alguien se le cobran las multas que debe. Apagado, la lista paga entero y las multas se cobran aparte, en Multas."
              value={descontar === 1}
              onChange={(isOn) => setDescontar(isOn ? 1 : 0)}
              {...multas}
            />
          </Card>
          <MonedaCard draft={draft} />
        </Stack>
        <VistaPaga values={draft.values} zona={paga.zona} ahora={ahora} />
      </Columns>
    </SeccionFrame>
  );
}

export function PagaSeccion({ state, onSave }: PagaSeccionProps) {
  return (
    <ScreenBody state={state}>{({ paga }) => <Ready paga={paga} onSave={onSave} />}</ScreenBody>
  );
}
