import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatDay } from '@garita/domain/formato/days';
import { COLUMNAS_RIESGO } from '@garita/domain/pulso/columnas';
import { DIAS_QUIETA, MAX_RIESGO } from '@garita/domain/pulso/riesgo';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';
import { Quiet, Stack } from '../../components/layout';
import { space } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';
import type { ParteProps, Pulso } from './PulsoScreenProps';

type Fila = Pulso['riesgo']['filas'][number];

const Section = styled.section`
  margin-top: ${space[2]};
`;

const porQue = ({ dias, falta }: Fila): string =>
  dias < DIAS_QUIETA ? 'Va por detrás' : falta ? 'Sin nada y por detrás' : 'Sin nada';

const columns: readonly Column<Fila>[] = [
  personaColumn<Fila>(({ usuarioNombre }) => usuarioNombre, {
    categoria: ({ categoria }) => categoria,
  }),
  {
    id: 'porque',
    header: 'Por qué',
    value: porQue,
    kind: 'state',
    tone: ({ dias }) => (dias >= DIAS_QUIETA ? 'danger' : 'caution'),
  },
  {
    ...COLUMNAS_RIESGO.dias,
    card: 'meta',
    line: ({ dias }) => contar(dias, 'día sin nada', 'días sin nada'),
  },
  { ...COLUMNAS_RIESGO.falta, card: 'text' },
];

const PERSONAS = { one: 'persona', many: 'personas' };

/** The people at risk of leaving, or of not earning their pay. */
export function Riesgo({ pulso: { riesgo } }: ParteProps) {
  const { quietas, atrasadas, paga, filas } = riesgo;
  const isMore = filas.length === MAX_RIESGO;
  return (
    <Section>
      <Stack $gap={3}>
        <div>
          <h2>En riesgo</h2>
          <Quiet $small>
            {`${formatInteger(quietas)} sin nada en los últimos ${formatInteger(DIAS_QUIETA)} días; ${formatInteger(atrasadas)} por detrás de lo que pide su categoría hasta la paga del ${formatDay(paga)}. No cuentan quienes acaban de llegar ni quienes tienen hoy una ausencia aceptada.`}
            {isMore && ` Se ven las primeras ${MAX_RIESGO}.`}
          </Quiet>
        </div>
        <DataTable
          caption="En riesgo"
          columns={columns}
          rows={filas}
          rowKey={({ id }) => id}
          hasAvatar
          searchLabel="Buscar en riesgo"
          noun={PERSONAS}
          csvName="pulso-en-riesgo"
          empty={
            <EmptyState icon={<CheckIcon size={48} />} title="Nadie está en riesgo">
              Aquí estarán quienes lleven siete días sin nada o vayan por detrás de lo que pide su
              categoría.
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}
