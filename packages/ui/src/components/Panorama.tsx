import { formatInteger } from '@garita/domain/formato/credits';
import { formatDay, parseDay } from '@garita/domain/formato/days';
import { DIAS_SEMANA, LETRAS_SEMANA } from '@garita/domain/formato/diasSemana';
import { upperFirst } from '@garita/domain/formato/upperFirst';
import type { Cuadro, DiaPanorama, Parte } from '@garita/domain/listas/panorama';
import styled from 'styled-components';
import { color, media, space, text } from '../theme/tokens';
import { plainList } from './layout';
import { VisuallyHidden } from './VisuallyHidden';

/** The height of the tallest column, in pixels. */
const HEIGHT = 28;

const Root = styled.figure`
  display: grid;
  gap: ${space[2]};
  max-width: 640px;
  margin-bottom: ${space[5]};
  color: ${color.tinta2};
  font-size: ${text[13]};
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  ${media.compact} { margin-bottom: ${space[4]}; }
  [data-tono='hecho'] { background: ${color.laurel}; }
  [data-tono='pendiente'] { background: ${color.baliza}; }
  [data-tono='resto'] { background: ${color.bordeControl}; }
  [data-tono='quiza'] { border: 1px dashed ${color.balizaTexto}; background: ${color.balizaSuave}; }
  [data-tono] { print-color-adjust: exact; }
  @media (forced-colors: active) {
    [data-tono] { border: 1px solid CanvasText; forced-color-adjust: none; }
    [data-tono='hecho'] { background: CanvasText; }
    [data-tono='pendiente'] { background: Highlight; }
    [data-tono='resto'], [data-tono='quiza'] { background: Canvas; }
  }
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  border-radius: 3px;
  overflow: hidden;
  > * { flex: 1 1 0; min-width: 4px; }
`;
const Legend = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  > li { display: flex; align-items: center; gap: ${space[2]}; }
  /* A square before the words, in the colour of the part. */
  span { flex: none; width: 10px; height: 10px; border-radius: 2px; }
`;
const Days = styled.ol`
  ${plainList}
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[1]};
  text-align: center;
  > li { position: relative; }
  > li > div { display: grid; }
`;
const Well = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: end;
  height: ${HEIGHT}px;
  border-bottom: 1px solid ${color.bordeControl};
`;
/** A day's weekday letter and its day of the month; if narrow, the number is below the letter. */
const Label = styled.span<{ $today: boolean; $narrow: boolean }>`
  ${({ $today }) => $today && `color: ${color.tinta}; font-weight: 700;`}
  ${({ $narrow }) => $narrow && '> span { display: block; }'}
`;
const Column = styled.span`
  border-radius: 3px 3px 0 0;
  background: ${color.petroleo};
  print-color-adjust: exact;
  &[data-tono] { border-bottom: 0; }
  @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; }
`;

/** Monday is 0. */
const weekdayOf = (dia: string): number => (new Date(parseDay(dia) ?? 0).getUTCDay() + 6) % 7;

function Partes({ partes }: { partes: readonly Parte[] }) {
  return (
    <>
      <Bar aria-hidden="true">
        {partes.map(({ texto, valor, tono }) => (
          <div key={texto} data-tono={tono} style={{ flexGrow: valor }} />
        ))}
      </Bar>
      <Legend>
        {partes.map(({ texto, tono }) => (
          <li key={texto}>
            <span data-tono={tono} />
            {texto}
          </li>
        ))}
      </Legend>
    </>
  );
}

interface DayShown {
  day: DiaPanorama;
  most: number;
  isToday: boolean;
  isNarrow: boolean;
}

function Dia({ day, most, isToday, isNarrow }: DayShown) {
  const { dia, valor, quiza = 0, texto } = day;
  const weekday = weekdayOf(dia);
  const heightOf = (count: number) => ({ height: `${Math.round((count / most) * HEIGHT)}px` });
  const name = [isToday && 'Hoy', DIAS_SEMANA[weekday], formatDay(dia)].filter(Boolean).join(', ');
  return (
    <li>
      <div aria-hidden="true">
        <span>{valor + quiza > 0 ? formatInteger(valor + quiza) : '\u00a0'}</span>
        <Well>
          {quiza > 0 && <Column data-tono="quiza" style={heightOf(quiza)} />}
          {valor > 0 && <Column style={heightOf(valor)} />}
        </Well>
        <Label $today={isToday} $narrow={isNarrow}>
          <span>{LETRAS_SEMANA[weekday]}</span> <span>{Number(dia.slice(8))}</span>
        </Label>
      </div>
      <VisuallyHidden>{`${upperFirst(name)}: ${texto}`}</VisuallyHidden>
    </li>
  );
}

function Dias({ dias, quiza }: Extract<Cuadro, { tipo: 'dias' }>) {
  const most = Math.max(1, ...dias.map(({ valor, quiza = 0 }) => valor + quiza));
  return (
    <>
      <Days>
        {dias.map((day, index) => (
          <Dia
            key={day.dia}
            day={day}
            most={most}
            isToday={index === 0}
            isNarrow={dias.length > 7}
          />
        ))}
      </Days>
      {quiza && (
        // Screen readers get these words with each day instead.
        <Legend aria-hidden="true">
          <li>
            <span data-tono="quiza" />
            {quiza}
          </li>
        </Legend>
      )}
    </>
  );
}

export interface PanoramaProps {
  /** The picture's subject, which a screen reader announces first: `Cómo están las multas`. */
  label: string;
  /** The shares or days, from a function of `@garita/domain`; null shows nothing. */
  cuadro: Cuadro | null;
  /** Whether the figures cover only the loaded rows. A caption then says «En lo cargado». */
  isPartial?: boolean;
}

/**
 * The small picture in a list's head: the state of the list as shares with a legend, or as one
 * column for each day. A screen reader announces the legend, or each day with its figures.
 */
export function Panorama({ label, cuadro, isPartial = false }: PanoramaProps) {
  if (!cuadro) return null;
  return (
    <Root aria-label={label}>
      {cuadro.tipo === 'partes' ? <Partes partes={cuadro.partes} /> : <Dias {...cuadro} />}
      {isPartial && <figcaption>En lo cargado</figcaption>}
    </Root>
  );
}
