import type { CsvValue } from '@garita/domain/formato/formatCsv';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { downloadCsv } from '../../components/DataTable/downloadCsv';
import { DownloadIcon } from '../../components/icons';
import { Quiet, Stack } from '../../components/layout';
import { focusRing } from '../../theme/focusRing';
import { color, font, space, text } from '../../theme/tokens';
import { PlainTable } from '../PlainTable';

const Big = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  font-family: ${font.title};
  font-size: ${text[27]};
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  span { color: ${color.tinta2}; font-family: ${font.body}; font-size: ${text[15]}; font-weight: 400; }
`;
// A maximum height, so that the cards of a row are about equally high. Longer tables scroll.
const Scroller = styled.div`
  max-height: 320px;
  overflow: auto;
  border-top: 1px solid ${color.borde};
  border-bottom: 1px solid ${color.borde};
  &:focus-visible { ${focusRing} }
`;

/** The numbers of a chart, as an accessible table and a CSV file. */
export interface Tabla {
  readonly columnas: readonly string[];
  /** The first cell of a row is its header. Texts are shown unformatted. */
  readonly filas: readonly (readonly CsvValue[])[];
  /** Formats a number for the table; the file has the number unformatted. */
  readonly format?: ((value: number) => string) | undefined;
}

interface GraficoProps {
  title: string;
  /** The key figure and its label. */
  cifra?: readonly [valor: string, que: string];
  frase: string;
  children: ReactNode;
  tabla: Tabla;
  /** File name without extension. */
  csv: string;
}

export function Grafico({ title, cifra, frase, children, tabla, csv }: GraficoProps) {
  const [isOpen, setOpen] = useState(false);
  const { columnas, filas, format = String } = tabla;
  const show = (value: CsvValue | undefined) =>
    typeof value === 'number' ? format(value) : (value ?? '–');
  const acts = (
    <>
      <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)}>
        {isOpen ? 'Ocultar la tabla' : 'Ver la tabla'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<DownloadIcon size={20} />}
        onPress={() => downloadCsv(csv, [columnas, ...filas])}
      >
        Exportar
      </Button>
    </>
  );
  return (
    <Card title={title} actions={filas.length > 0 && acts}>
      <Stack $gap={3}>
        <div>
          {cifra && (
            <Big>
              {cifra[0]} <span>{cifra[1]}</span>
            </Big>
          )}
          <Quiet $small>{frase}</Quiet>
        </div>
        {children}
        {isOpen && (
          <Scroller role="region" aria-label={`Tabla: ${title}`} tabIndex={0}>
            <PlainTable
              caption={title}
              isBare
              columns={columnas.map((header, at) => ({
                id: header,
                header,
                isNumeric: at > 0,
                cell: (fila: readonly CsvValue[]) => show(fila[at]),
              }))}
              rows={filas}
              rowKey={([name]) => String(name)}
            />
          </Scroller>
        )}
      </Stack>
    </Card>
  );
}
