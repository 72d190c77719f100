import {
  CASTIGOS,
  type Castigo,
  DESPIDO_INMEDIATO,
  type Gravedad,
  INFRACCIONES,
  type Infraccion,
  NORMAS_PERSONAL,
  TIPOS_FALTA,
  type TipoFalta,
  tipoOf,
} from '@garita/domain/normativa/normativa';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { StateBadge } from '../../components/StateBadge';
import type { Tone } from '../../components/tones';
import { font, space, text } from '../../theme/tokens';
import { type PlainColumn, PlainTable } from '../PlainTable';

const Page = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  @media (min-width: 1100px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const Side = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;
const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  ol { margin: 0; padding-left: 1.4em; }
  li + li { margin-top: ${space[2]}; }
`;
const Code = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
`;

const tones: Record<Gravedad, Tone> = { leve: 'neutral', intermedia: 'caution', grave: 'danger' };

/** A kind of fault wherever it is named. */
const badgeOf = (gravedad: Gravedad) => <StateBadge tone={tones[gravedad]}>{tipoOf(gravedad).nombre}</StateBadge>;

const infracciones: readonly PlainColumn<Infraccion>[] = [
  { id: 'infraccion', header: 'Infracción', cell: ({ texto }) => texto },
  { id: 'gravedad', header: 'Gravedad', cell: ({ gravedad }) => badgeOf(gravedad) },
  { id: 'codigo', header: 'Código', cell: ({ gravedad }) => <Code>{tipoOf(gravedad).codigo}</Code> },
];

const tipos: readonly PlainColumn<TipoFalta>[] = [
  { id: 'tipo', header: 'Falta', cell: ({ gravedad }) => badgeOf(gravedad) },
  { id: 'codigo', header: 'Código', cell: ({ codigo }) => <Code>{codigo}</Code> },
  { id: 'descripcion', header: 'Qué es', cell: ({ descripcion }) => descripcion, isWide: true },
];

const ORDINALES = ['Primera vez', 'Segunda vez', 'Tercera vez'] as const;

const castigos: readonly PlainColumn<Castigo>[] = [
  { id: 'tipo', header: 'Falta', cell: ({ gravedad }) => badgeOf(gravedad) },
  ...ORDINALES.map((header, index) => ({ id: header, header, cell: ({ pasos }: Castigo) => pasos[index] ?? '—' })),
];

function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </Part>
  );
}

/** Normativa: what must not be done and what follows it (spec §2). The same for everyone, so there is nothing to load. */
export function NormativaScreen() {
  return (
    <>
      <PageHeader title="Normativa" subtitle="Las faltas, sus castigos y las normas de la agencia" />
      <Page>
        <Seccion titulo="Infracciones">
          <PlainTable caption="Infracciones" columns={infracciones} rows={INFRACCIONES} rowKey={({ texto }) => texto} />
        </Seccion>
        <Side>
          <Seccion titulo="Normas de Recursos Humanos">
            <ol>
              {NORMAS_PERSONAL.map((norma) => (
                <li key={norma}>{norma}</li>
              ))}
            </ol>
          </Seccion>
          <Seccion titulo="Tipos de falta">
            <PlainTable caption="Tipos de falta" columns={tipos} rows={TIPOS_FALTA} rowKey={({ codigo }) => codigo} stacks />
          </Seccion>
          <Seccion titulo="Castigos">
            <PlainTable caption="Castigos" columns={castigos} rows={CASTIGOS} rowKey={({ gravedad }) => gravedad} stacks />
            <Notice tone="caution">{DESPIDO_INMEDIATO}</Notice>
          </Seccion>
        </Side>
      </Page>
    </>
  );
}
