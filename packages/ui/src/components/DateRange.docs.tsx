import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { DatePicker } from './DatePicker';
import { DateRange } from './DateRange';
import props from './DateRange.tsx?props';
import { Stack } from './layout';

const Dias = stateful(DateRange, { value: 'onChange' });
const Dia = stateful(DatePicker, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Días, de uno a otro',
  codigo: 'DateRange',
  para: 'Pide desde qué día hasta cuál, los dos incluidos. Cada extremo es una fecha con su propio fallo.',
  usar: [
    'Para un periodo: los días de la nómina, una ausencia, los filtros de la bitácora.',
    'Con granularity time si empieza y acaba a una hora: cada extremo suma sus medias horas.',
  ],
  evitar: [
    'Para un solo día: usa DatePicker.',
    'Para periodos fijos como «Esta semana»: usa Select, y deja las fechas para «Otros días».',
  ],
  anatomia: [
    ['Nombre', 'Qué encierran los días: «Días de la nómina».'],
    ['Desde, Hasta', 'Dos fechas, lado a lado si caben; con labels se llaman de otra manera.'],
    ['Fallos', 'Cada uno bajo su extremo. Que Hasta no sea anterior es una regla del formulario.'],
  ],
  teclado: [
    ['Tab', 'Pasa por las partes y los botones de Desde y luego por los de Hasta.'],
    ['Calendario', 'El de Hasta se abre en el mes de Desde.'],
    ['Lector de pantalla', 'Los dos extremos son un grupo con el nombre del periodo.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Dias
            label="Días de la ausencia"
            value={{ inicio: '2026-11-23', final: '2026-11-27' }}
            onChange={nada}
          />
        ),
        texto: 'Un nombre para los dos y dos palabras cortas para sus extremos.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <Dia label="Fecha de inicio de la ausencia" value="2026-11-23" onChange={nada} />
            <Dia label="Fecha de finalización de la ausencia" value="2026-11-27" onChange={nada} />
          </Stack>
        ),
        texto:
          'Dos fechas sueltas: repiten su nombre, y la segunda se abre en hoy y no donde empieza la ausencia.',
      },
    },
    {
      si: {
        vista: (
          <Dias
            label="Días de la nómina"
            value={{ inicio: '2026-11-15', final: '2026-11-02' }}
            errors={{ final: 'Fecha final no puede ser menor a fecha inicial' }}
            onChange={nada}
          />
        ),
        texto: 'El fallo está bajo el extremo que hay que cambiar.',
      },
      no: {
        vista: (
          <Dias
            label="Días de la nómina anterior"
            value={{ inicio: '2026-11-15', final: '2026-11-02' }}
            errors={{ inicio: 'Fechas no válidas', final: 'Fechas no válidas' }}
            onChange={nada}
          />
        ),
        texto: 'Dos veces el mismo fallo, y ninguna dice cuál de las dos está mal ni por qué.',
      },
    },
  ],
  props,
  ejemplo: `const [dias, setDias] = useState({ inicio: '', final: '' });

<DateRange label="Días de la nómina" value={dias} onChange={setDias} />`,
};
