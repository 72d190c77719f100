import type { Moneda } from '@garita/domain/formato/moneda';
import { describePaso } from '@garita/domain/normativa/describePaso';
import type { Infraccion, Normativa, TipoFalta } from '@garita/domain/normativa/normativa';
import { useId } from 'react';
import styled from 'styled-components';
import { Stack } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { StateBadge } from '../../components/StateBadge';
import { font, space, text } from '../../theme/tokens';
import { type PlainColumn, PlainTable } from '../PlainTable';
import { Articulo } from './Articulo';
import { Indice } from './Indice';
import { listPartes, type Parte } from './listPartes';
import { Seccion } from './Seccion';
import { toneOf } from './toneOf';
import { type Version, Versiones } from './Versiones';

const Page = styled(Stack)`
  gap: ${space[6]};
  align-items: start;
  @media (min-width: 1100px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const Side = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;
const Code = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
  white-space: nowrap;
`;

const ORDINALES = [
  'Primera vez',
  'Segunda vez',
  'Tercera vez',
  'Cuarta vez',
  'Quinta vez',
  'Sexta vez',
  'Séptima vez',
  'Octava vez',
] as const;

/** The agency names the kinds of fault, so a name may be longer than a badge's text usually is. */
const Falta = styled.span`
  & > span { max-width: 24ch; white-space: normal; overflow-wrap: break-word; }
`;

const badgeOf = ({ tipos }: Normativa, codigo: string) => {
  const at = tipos.findIndex((tipo) => tipo.codigo === codigo);
  return (
    <Falta>
      <StateBadge tone={toneOf(at, tipos.length)}>{tipos[at]?.nombre ?? codigo}</StateBadge>
    </Falta>
  );
};

const infraccionColumns = (normativa: Normativa): readonly PlainColumn<Infraccion>[] => [
  { id: 'infraccion', header: 'Infracción', cell: ({ texto }) => texto },
  { id: 'gravedad', header: 'Gravedad', cell: ({ tipo }) => badgeOf(normativa, tipo) },
  { id: 'codigo', header: 'Código', cell: ({ codigo }) => <Code>{codigo}</Code> },
];

const tipoColumns = (normativa: Normativa): readonly PlainColumn<TipoFalta>[] => [
  { id: 'tipo', header: 'Falta', cell: ({ codigo }) => badgeOf(normativa, codigo) },
  { id: 'codigo', header: 'Código', cell: ({ codigo }) => <Code>{codigo}</Code> },
  { id: 'descripcion', header: 'Qué es', cell: ({ descripcion }) => descripcion, isWide: true },
];

const castigoColumns = (
  normativa: Normativa,
  moneda: Moneda,
): readonly PlainColumn<TipoFalta>[] => {
  const { tipos } = normativa;
  const most = Math.max(...tipos.map(({ pasos }) => pasos.length));
  const pasoOf = (tipo: TipoFalta, index: number) => {
    const paso = tipo.pasos[index];
    return paso
      ? describePaso(paso, { superior: tipos[tipos.indexOf(tipo) + 1]?.nombre, moneda })
      : '—';
  };
  return [
    { id: 'tipo', header: 'Falta', cell: ({ codigo }) => badgeOf(normativa, codigo) },
    ...ORDINALES.slice(0, most).map((header, index) => ({
      id: header,
      header,
      cell: (tipo: TipoFalta) => pasoOf(tipo, index),
    })),
  ];
};

interface NormativaContenidoProps {
  normativa: Normativa;
  versiones: readonly Version[];
}

export function NormativaContenido({ normativa, versiones }: NormativaContenidoProps) {
  const moneda = useMoneda();
  const { tipos, infracciones, nota, personal, articulos } = normativa;
  const prefix = useId();
  const partes = listPartes(normativa, { hasVersiones: versiones.length > 1 }).map(
    (parte, index) => ({ ...parte, id: `${prefix}${index}` }),
  );
  const parteOf = (clave: Parte['clave']) => partes.find((parte) => parte.clave === clave);
  return (
    <Stack $gap={5}>
      <Indice partes={partes} />
      <Page>
        <Side>
          <Seccion parte={parteOf('infracciones')}>
            <PlainTable
              caption="Infracciones"
              columns={infraccionColumns(normativa)}
              rows={infracciones}
              rowKey={({ codigo }) => codigo}
            />
          </Seccion>
          {articulos.map(({ titulo, texto }) => (
            <Seccion key={titulo} parte={parteOf(`articulo-${titulo}`)}>
              <Articulo texto={texto} />
            </Seccion>
          ))}
        </Side>
        <Side>
          <Seccion parte={parteOf('personal')}>
            <ol>
              {personal.map((norma) => (
                <li key={norma}>{norma}</li>
              ))}
            </ol>
          </Seccion>
          <Seccion parte={parteOf('tipos')}>
            <PlainTable
              caption="Tipos de falta"
              columns={tipoColumns(normativa)}
              rows={tipos}
              rowKey={({ codigo }) => codigo}
              stacks
            />
          </Seccion>
          <Seccion parte={parteOf('castigos')}>
            <PlainTable
              caption="Castigos"
              columns={castigoColumns(normativa, moneda)}
              rows={tipos}
              rowKey={({ codigo }) => codigo}
              stacks
            />
            {nota !== '' && <Notice tone="caution">{nota}</Notice>}
          </Seccion>
        </Side>
      </Page>
      <Versiones parte={parteOf('versiones')} versiones={versiones} />
    </Stack>
  );
}
