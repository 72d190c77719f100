import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { DatePicker } from './DatePicker';
import { DateTimePicker } from './DateTimePicker';
import props from './DateTimePicker.tsx?props';
import { Stack } from './layout';
import { TextField } from './TextField';

const Momento = stateful(DateTimePicker, { value: 'onChange' });
const Dia = stateful(DatePicker, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Fecha y hora',
  codigo: 'DateTimePicker',
  para: 'Pide un día y una de sus medias horas. Son locales, sin zona.',
  usar: [
    'Para lo que empieza a una hora acordada: una ausencia de media tarde, una reunión.',
    'Con description cuando no se sabe qué hora es la que cuenta.',
  ],
  evitar: [
    'Para un día entero: usa DatePicker.',
    'Para un principio y un final: usa DateRange con granularity time.',
    'Para una duración: usa NumberField con sus minutos.',
  ],
  anatomia: [
    ['Fecha', 'Como en DatePicker.'],
    [
      'Hora',
      'Una lista de medias horas, de 00:00 a 23:30; espera a que haya fecha. Al elegir el día empieza en 00:00.',
    ],
    ['Una hora suelta', 'Si el valor traía otra, como 20:15, sigue en la lista.'],
  ],
  teclado: [
    ['Tab', 'Pasa por las partes de la fecha, sus botones y la hora.'],
    ['Flecha abajo', 'En la hora abre la lista; al teclear cifras va a la que empieza así.'],
    ['Lector de pantalla', 'La fecha y la hora son un grupo con el nombre del campo.'],
  ],
  parejas: [
    {
      si: {
        vista: <Momento label="Empieza" value="2026-11-24T20:00" onChange={nada} />,
        texto: 'Día y hora juntos, en la misma línea si caben.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <Dia label="Empieza el" value="2026-11-24" onChange={nada} />
            <TextField label="Hora (24 h)" defaultValue="8" />
          </Stack>
        ),
        texto: 'La hora como texto: ¿las ocho de la mañana o de la tarde?',
      },
    },
    {
      si: {
        vista: <Dia label="Último día" value="2026-11-27" onChange={nada} />,
        texto: 'Una ausencia de días enteros no necesita horas.',
      },
      no: {
        vista: (
          <Momento label="Último momento de la ausencia" value="2026-11-27T23:30" onChange={nada} />
        ),
        texto: 'Pide una hora que no significa nada: ¿y la media hora que falta?',
      },
    },
  ],
  props,
  ejemplo: `<DateTimePicker label="Empieza" {...form.field('inicio')} />`,
};
