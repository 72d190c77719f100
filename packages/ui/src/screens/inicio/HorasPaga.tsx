import { findHoraPropia, listHorasPaga } from '@garita/domain/inicio/listHorasPaga';
import styled from 'styled-components';
import { Carousel } from '../../components/Carousel';
import { useHydrated } from '../../parts/useHydrated';
import { color, font, text } from '../../theme/tokens';
import { readerZone } from '../readerZone';
import { Hoja } from './Ficha';

const Country = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  strong { display: block; font-size: ${text[18]}; }
  span { color: ${color.tinta2}; }
`;
const Hour = styled.span`
  font-family: ${font.title};
  font-size: ${text[27]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/**
 * The local time of the pay in each country (HOM-07). The carousel starts at the reader's country,
 * or at the country with the nearest time.
 */
export function HorasPaga({ referencia }: { referencia: string }) {
  const horas = listHorasPaga(referencia);
  const isHydrated = useHydrated();
  const own = isHydrated ? findHoraPropia(horas, referencia, readerZone()) : null;
  return (
    <Carousel
      label="Horas de paga por país"
      startAt={own?.lugar ?? 0}
      byPage
      items={horas.map(({ codigo, nombre, hora, dia }, index) => ({
        id: codigo,
        content: (
          <Hoja>
            <Country>
              <strong>{nombre}</strong>
              <span>{own?.esPropia && index === own.lugar ? `${dia} · tu hora` : dia}</span>
            </Country>
            <Hour>{hora}</Hour>
          </Hoja>
        ),
      }))}
    />
  );
}
