import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, radius, space, text } from '../theme/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';

const Root = styled(Calendar)`
  padding: ${space[2]};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  h2 { flex: 1; font-size: ${text[16]}; text-align: center; &::first-letter { text-transform: uppercase; } }
`;
const Turner = styled(Button)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.tinta2};
  cursor: pointer;
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
`;
const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  th { height: 28px; font-size: ${text[13]}; font-weight: 400; color: ${color.tinta2}; }
  td { padding: 0; }
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${text[15]};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  &[data-outside-month] { visibility: hidden; }
  &[data-today] { border-color: ${color.bordeControl}; font-weight: 700; }
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { border-color: transparent; background: ${color.petroleo}; color: ${color.sobrePetroleo}; font-weight: 700; }
  &[data-disabled], &[data-unavailable] { color: ${color.tinta3}; cursor: not-allowed; }
  &[data-focus-visible] { ${focusRing} outline-offset: -1px; }
  @media (forced-colors: active) { &[data-selected] { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;

/** The agency's weeks begin on Monday; the locale of the date format would begin them on Sunday. */
const FIRST_DAY = 'mon';

/** The calendar of a date picker; the picker provides its state. */
export function CalendarSheet() {
  return (
    <Root firstDayOfWeek={FIRST_DAY}>
      <Head>
        <Turner slot="previous">
          <ChevronLeftIcon size={20} />
        </Turner>
        <CalendarHeading level={2} />
        <Turner slot="next">
          <ChevronRightIcon size={20} />
        </Turner>
      </Head>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Grid>
    </Root>
  );
}
