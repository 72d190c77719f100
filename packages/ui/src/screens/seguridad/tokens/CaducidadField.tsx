import { expiraAlFinalDe, expiraEn, PLAZOS } from '@garita/domain/tokens/caducidad';
import { type RefCallback, useState } from 'react';
import { DatePicker } from '../../../components/DatePicker';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';

/** The id of the choice that is no number of days. */
const FECHA = 'fecha';
const OPTIONS = [
  ...PLAZOS.map(({ dias, label }) => ({ id: dias, label })),
  { id: FECHA, label: 'Otra fecha…' },
];

/** For how long a token is made when nobody says anything else, in days. */
export const PLAZO_INICIAL = 30;

interface CaducidadFieldProps {
  /** The instant; empty while none is chosen. */
  onChange: (expira: string) => void;
  /** The server's time in milliseconds. */
  now: () => number;
  errorMessage: string | undefined;
  name: string;
  onBlur: () => void;
  inputRef: RefCallback<HTMLElement>;
}

/** Until when a token opens: one of the usual times, or the end of a day where its person lives. */
export function CaducidadField({
  onChange,
  now,
  errorMessage,
  name,
  onBlur,
  inputRef,
}: CaducidadFieldProps) {
  const [plazo, setPlazo] = useState<string | number>(PLAZO_INICIAL);
  const [dia, setDia] = useState('');
  const zona = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const expiraDe = (day: string) => expiraAlFinalDe(day, zona) ?? '';
  const isFecha = plazo === FECHA;
  // What is wrong stands where it can be put right.
  const binding = { name, onBlur, errorMessage, inputRef };
  return (
    <Stack>
      <Select
        label="Caduca"
        options={OPTIONS}
        value={plazo}
        onChange={(id) => {
          const next = id ?? PLAZO_INICIAL;
          setPlazo(next);
          onChange(next === FECHA ? expiraDe(dia) : expiraEn(Number(next), new Date(now())));
        }}
        {...(!isFecha && binding)}
      />
      {isFecha && (
        <DatePicker
          label="Último día"
          description="Dentro de un año como mucho."
          value={dia}
          onChange={(day) => {
            setDia(day);
            onChange(expiraDe(day));
          }}
          {...binding}
        />
      )}
    </Stack>
  );
}
