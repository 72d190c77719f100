import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { DatePicker } from './DatePicker';
import props from './DatePicker.tsx?props';
import { Stack } from './layout';
import { Select } from './Select';
import { TextField } from './TextField';

const Fecha = stateful(DatePicker, { value: 'onChange' });
const Eleccion = stateful(Select, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Fecha',
  codigo: 'DatePicker',
  para: 'Pide un día, escrito como mes/día/año o elegido en un calendario. Un día no tiene hora ni zona: es el mismo texto para todo el mundo.',
  usar: [
    'Para una fecha que se sabe o se busca en el calendario: el ingreso de una persona, el día de una multa.',
    'Con opensAt cuando el calendario debe abrirse lejos de hoy.',
  ],
  evitar: [
    'Para dos días que van juntos: usa DateRange.',
    'Para un día con su hora: usa DateTimePicker.',
    'Para un plazo entre pocos: usa Select («7 días», «30 días»).',
  ],
  anatomia: [
    ['Etiqueta', 'Para qué es el día.'],
    ['Partes', 'Mes, día y año: mm/dd/aaaa, con sus ceros.'],
    ['Aspa', 'Quita la fecha; está solo mientras la hay.'],
    ['Calendario', 'Abre el mes; la semana empieza en lunes.'],
    ['Ayuda o fallo', 'Debajo, como en cualquier campo.'],
  ],
  teclado: [
    ['Tab', 'Va de parte en parte y a los dos botones.'],
    ['Cifras', 'Llenan la parte y pasan a la siguiente: no hace falta la barra.'],
    ['Flechas', 'Arriba y abajo suben y bajan la parte; a los lados van a la vecina.'],
    ['Retroceso', 'Vacía la parte. Si al salir falta una, no hay fecha.'],
    [
      'En el calendario',
      'Las flechas van de día en día; Intro elige; Escape cierra y devuelve el foco al botón.',
    ],
    [
      'Lector de pantalla',
      'Oye cada parte con su nombre y el de la etiqueta: «mes, Fecha de ingreso».',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Fecha
            label="Fecha de ingreso"
            value="2026-11-02"
            onChange={nada}
            description="El día en que empezó en la agencia."
          />
        ),
        texto: 'Escribe o elige: no se puede equivocar el formato.',
      },
      no: {
        vista: <TextField label="Fecha de ingreso (dd/mm/aa)" defaultValue="2/11/26" />,
        texto:
          'Un campo de texto: cada cual escribe la fecha a su manera, y nadie sabe si es el 2 de noviembre o el 11 de febrero.',
      },
    },
    {
      si: {
        vista: (
          <Fecha
            label="Vence el"
            value="2026-11-15"
            onChange={nada}
            errorMessage="No puede ser anterior a hoy"
          />
        ),
        texto: 'Lo que está mal se dice en el campo, cuando ya se ha elegido.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <Eleccion
              label="Día"
              value="15"
              onChange={nada}
              options={[
                { id: '15', label: '15' },
                { id: '16', label: '16' },
              ]}
            />
            <Eleccion
              label="Mes"
              value="11"
              onChange={nada}
              options={[
                { id: '11', label: 'Noviembre' },
                { id: '12', label: 'Diciembre' },
              ]}
            />
            <Eleccion
              label="Año"
              value="2026"
              onChange={nada}
              options={[{ id: '2026', label: '2026' }]}
            />
          </Stack>
        ),
        texto: 'Tres listas para un día: seis pulsaciones, y dejan elegir el 31 de noviembre.',
      },
    },
  ],
  props,
  ejemplo: `<DatePicker
  label="Fecha de ingreso"
  description="El día en que empezó en la agencia."
  {...form.field('ingreso')}
/>`,
};
