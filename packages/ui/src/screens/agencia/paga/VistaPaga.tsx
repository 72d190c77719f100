import type { PagaValues } from '@garita/domain/diapaga/diapaga.rules';
import { nextRecordatorio } from '@garita/domain/diapaga/nextRecordatorio';
import { formatCredits } from '@garita/domain/formato/credits';
import { formatPago } from '@garita/domain/formato/formatPago';
import { nextPaga } from '@garita/domain/inicio/nextPaga';
import { PAISES } from '@garita/domain/inicio/paises';
import styled from 'styled-components';
import { Card } from '../../../components/Card';
import { Quiet } from '../../../components/layout';
import { Notice } from '../../../components/Notice';
import { color, font, space, text } from '../../../theme/tokens';
import { findZona } from '../listZonas';

const Moment = styled.p`
  font-family: ${font.title};
  font-size: ${text[20]};
  font-weight: 700;
  line-height: 1.25;
  &::first-letter { text-transform: uppercase; }
`;
const Samples = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  margin: ${space[4]} 0 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.borde};
  font-variant-numeric: tabular-nums;
  dt { color: ${color.tinta2}; overflow-wrap: anywhere; }
  dd { margin: 0; font-weight: 700; text-align: right; }
`;
const Below = styled.div`
  margin-top: ${space[4]};
`;

/** The zone's country, or else the town in its IANA name. */
const placeOf = (zona: string): string =>
  PAISES.find((pais) => pais.zona === findZona(zona))?.nombre ??
  (zona.split('/').at(-1) ?? zona).replaceAll('_', ' ');

const EJEMPLOS = { paga: 1250, multa: 15 } as const;

interface VistaPagaProps {
  values: PagaValues;
  /** The saved zone. */
  zona: string;
  ahora: Date;
}

export function VistaPaga({ values, zona, ahora }: VistaPagaProps) {
  const { recordatorio, descontarMultas, moneda, monedaPlural, monedaCorta } = values;
  const paga = nextPaga(values, values.zona, ahora);
  const anuncio = nextRecordatorio(values, recordatorio, values.zona, ahora);
  const say = (amount: number) =>
    formatCredits(amount, { nombre: moneda, plural: monedaPlural, corta: monedaCorta });
  const aqui = formatPago(paga);
  const alli = formatPago(paga, values.zona);
  return (
    <Card title="El próximo pago">
      <Moment>{alli}</Moment>
      <Quiet $small $above={1}>
        {aqui === alli
          ? `Hora de ${placeOf(values.zona)}, que es la tuya.`
          : `Hora de ${placeOf(values.zona)}. En tu zona: ${aqui}.`}
      </Quiet>
      {anuncio && (
        <Quiet $small $above={2}>
          Se anuncia: {formatPago(anuncio.momento, values.zona)}.
        </Quiet>
      )}
      <Samples>
        <dt>Una paga</dt>
        <dd>{say(EJEMPLOS.paga)}</dd>
        <dt>Una multa</dt>
        <dd>{say(EJEMPLOS.multa)}</dd>
        <dt>Con esa multa se entregan</dt>
        <dd>{say(descontarMultas === 1 ? EJEMPLOS.paga - EJEMPLOS.multa : EJEMPLOS.paga)}</dd>
        <dt>En palabras</dt>
        <dd>{`1 ${moneda}, 2 ${monedaPlural}`}</dd>
      </Samples>
      {values.zona !== zona && (
        <Below>
          <Notice tone="info">
            {`El próximo día de paga será ${alli}. Días y semanas, también los pasados, se contarán con la hora de ${placeOf(values.zona)}: algo anotado cerca de la medianoche puede verse en el día de al lado. Las ausencias conservan sus días, y los periodos su principio y su final.`}
          </Notice>
        </Below>
      )}
    </Card>
  );
}
