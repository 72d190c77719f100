import { expiraAlFinalDe, expiraEn, PLAZOS } from '@garita/domain/tokens/caducidad';
import { type RefCallback, useState } from 'react';
import { DatePicker } from '../../../components/DatePicker';
import { Stack } from '../../../components/layout';
import { Select } from '../../../components/Select';
import { readerZone } from '../../readerZone';

/** The id of the option that asks for a date instead of a number of days. */
const FECHA = 'fecha';
const OPTIONS = [
  ...PLAZOS.map(({ dias, label }) => ({ id: dias, label })),
  { id: FECHA, label: 'Otra fecha…' },
];

export const PLAZO_INICIAL = 30;

interface CaducidadFieldProps {
  /** Called with the instant of the expiry; empty while no expiry is chosen. */
  onChange: (expira: string) => void;
  /** The server's time in milliseconds. */
  now: () => number;
  errorMessage: string | undefined;
  name: string;
  onBlur: () => void;
  inputRef: RefCallback<HTMLElement>;
}

/** The expiry of a token: a preset, or the end of a day in the user's zone. */
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
  const zona = readerZone();
  const expiraDe = (day: string) => expiraAlFinalDe(day, zona) ?? '';
  const isFecha = plazo === FECHA;
  // The error is shown at the visible field that can fix it.
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
