import { formatDays } from '@garita/domain/formato/days';
import { localDay } from '@garita/domain/formato/localDay';
import { describeRacha, type Racha } from '@garita/domain/persona/foldRuns';
import { DE_FUENTE } from '@garita/domain/persona/hecho';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { readerZone } from '../readerZone';
import { HechoItem } from './HechoItem';
import { HistoriaItem } from './HistoriaItem';
import type { HistoriaProps } from './PersonaScreenProps';

const dayOf = (fecha: string): string => localDay(Date.parse(fecha), readerZone());

interface RachaItemProps extends Pick<HistoriaProps, 'viewer'> {
  racha: Racha;
}

/** Consecutive facts of one kind as one line with their sum. A press shows the facts below it. */
export function RachaItem({ racha, viewer }: RachaItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { hechos } = racha;
  const { grupo } = DE_FUENTE[hechos[0].fuente];
  const items = hechos.map((hecho) => (
    <HechoItem key={`${hecho.fuente}.${hecho.id}`} hecho={hecho} grupo={grupo} viewer={viewer} />
  ));
  const texto = describeRacha(racha);
  if (texto === null) return items;
  const [newest, oldest] = [hechos[0], hechos.at(-1) ?? hechos[0]];
  return (
    <>
      <HistoriaItem data-grupo={grupo} data-tipo={racha.tipo}>
        <p>
          <strong>{texto}</strong>
        </p>
        <time dateTime={newest.fecha}>{formatDays(dayOf(oldest.fecha), dayOf(newest.fecha))}</time>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Plegar' : 'Ver uno a uno'}: ${texto}`}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Plegar' : 'Ver uno a uno'}
        </Button>
      </HistoriaItem>
      {isOpen && items}
    </>
  );
}
