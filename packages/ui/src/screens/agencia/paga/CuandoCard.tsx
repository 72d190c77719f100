import type { PagaValues } from '@garita/domain/diapaga/diapaga.rules';
import { DIAS_SEMANA } from '@garita/domain/formato/diasSemana';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Stack } from '../../../components/layout';
import { Select, type SelectOption } from '../../../components/Select';
import type { Draft } from '../../../form/useDraft';
import { media, space } from '../../../theme/tokens';
import { describeZona, findZona, listZonas } from '../listZonas';

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.compact} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Whole = styled.div`
  ${media.compact} { grid-column: 1 / -1; }
`;

const DIAS: readonly SelectOption[] = DIAS_SEMANA.map((dia, index) => ({
  id: index + 1,
  label: upperFirst(dia),
}));
const digits = (count: number): SelectOption[] =>
  Array.from({ length: count }, (_, id) => ({ id, label: String(id).padStart(2, '0') }));
const HORAS = digits(24);
const MINUTOS = digits(60);

/** Common choices, in hours before the pay day; `listAntes` adds the agency's current choice. */
const ANTES = [1, 2, 3, 6, 12, 24, 48, 72];
const sayAntes = (horas: number): string =>
  horas === 1
    ? '1 hora antes'
    : horas % 24 === 0
      ? horas === 24
        ? 'Un día antes'
        : `${horas / 24} días antes`
      : `${horas} horas antes`;
const NUNCA = 0;

function listAntes(own: number | null): SelectOption[] {
  const horas = own === null || ANTES.includes(own) ? ANTES : [...ANTES, own].sort((a, b) => a - b);
  return [
    { id: NUNCA, label: 'Sin recordatorio' },
    ...horas.map((id) => ({ id, label: sayAntes(id) })),
  ];
}

export function CuandoCard({ draft }: { draft: Draft<PagaValues> }) {
  const { zona: guardada } = draft.values;
  const [zonas] = useState(() => listZonas(guardada));
  const { onChange: setDia, ...dia } = draft.field('dia');
  const { onChange: setHora, ...hora } = draft.field('hora');
  const { onChange: setMinuto, ...minuto } = draft.field('minuto');
  const { onChange: setZona, value: zona, ...zonaRest } = draft.field('zona');
  const {
    onChange: setRecordatorio,
    value: recordatorio,
    ...recordatorioRest
  } = draft.field('recordatorio');
  return (
    <Card title="Cuándo se paga">
      <Stack>
        <Moment>
          <Whole>
            <Select label="Día" options={DIAS} {...dia} onChange={(id) => setDia(Number(id))} />
          </Whole>
          <Select label="Hora" options={HORAS} {...hora} onChange={(id) => setHora(Number(id))} />
          <Select
            label="Minuto"
            options={MINUTOS}
            {...minuto}
            onChange={(id) => setMinuto(Number(id))}
          />
        </Moment>
        <Select
          label="Zona horaria"
          options={zonas}
          {...zonaRest}
          value={findZona(zona)}
          onChange={(id) => setZona(String(id ?? ''))}
          description={describeZona(zona, new Date())}
        />
        <Select
          label="Recordatorio"
          options={listAntes(recordatorio)}
          {...recordatorioRest}
          value={recordatorio ?? NUNCA}
          onChange={(id) => setRecordatorio(Number(id) === NUNCA ? null : Number(id))}
          description="Se anuncia en Discord, si la agencia tiene un aviso para la paga."
        />
      </Stack>
    </Card>
  );
}
