import { listHorasPaga } from '@garita/domain/inicio/listHorasPaga';
import styled from 'styled-components';
import { color, font, text } from '../../theme/tokens';
import { Hoja } from './Ficha';
import { NearCarousel } from './NearCarousel';

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

/** At what time each country is paid (HOM-07). */
export function HorasPaga({ referencia }: { referencia: string }) {
  return (
    <NearCarousel
      label="Horas de paga por país"
      height={84}
      items={listHorasPaga(referencia).map(({ codigo, nombre, hora, dia }) => ({
        id: codigo,
        content: (
          <Hoja>
            <Country>
              <strong>{nombre}</strong>
              <span>{dia}</span>
            </Country>
            <Hour>{hora}</Hour>
          </Hoja>
        ),
      }))}
    />
  );
}
