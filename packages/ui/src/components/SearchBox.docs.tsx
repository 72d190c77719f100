import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { Button } from './Button';
import { Quiet, Row, Stack } from './layout';
import { SearchBox } from './SearchBox';
import props from './SearchBox.tsx?props';
import { TextField } from './TextField';

const Buscador = stateful(SearchBox, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Buscador',
  codigo: 'SearchBox',
  para: 'Acota una lista mientras se escribe. No hay que enviar nada: lo que queda se ve al momento.',
  usar: [
    'Encima de una lista larga que no es una DataTable: «Buscar en la lista» del pase, «Buscar por nombre» de usuarios.',
    'Con una etiqueta que diga dónde se busca, porque también se lee dentro de la caja.',
  ],
  evitar: [
    'En una DataTable: ya trae el suyo (searchLabel).',
    'Para elegir a una persona: usa UserPicker, que entrega a alguien y no un texto.',
    'Para ir a una pantalla: eso hace la paleta, con Ctrl K.',
  ],
  anatomia: [
    ['Lupa', 'Dice que es un buscador, también cuando hay algo escrito.'],
    ['Texto', 'Vacía, muestra la etiqueta; nada la sustituye.'],
    ['Aspa', 'Vacía la caja; solo está cuando hay algo que borrar.'],
  ],
  teclado: [
    ['Tab', 'Llega a la caja; el aspa no es una parada, porque Escape hace lo mismo.'],
    ['Escape', 'Vacía la caja y deja el foco en ella.'],
    ['Lector de pantalla', 'Un campo de búsqueda que se llama como su etiqueta.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={2}>
            <Buscador label="Buscar en la lista" value="quin" onChange={nada} />
            <Quiet $small>1 de 42 personas: Sra.Quintana</Quiet>
          </Stack>
        ),
        texto: 'Filtra al escribir y dice cuántas quedan.',
      },
      no: {
        vista: (
          <Row>
            <TextField label="Introduce tu búsqueda" placeholder="Buscar…" />
            <Button variant="primary">Buscar</Button>
          </Row>
        ),
        texto:
          'Un campo cualquiera con un botón: un paso de más, sin aspa ni Escape, y «Buscar…» no dice dónde.',
      },
    },
    {
      si: {
        vista: <Buscador label="Buscar multas" value="" onChange={nada} />,
        texto: 'La etiqueta dice qué se busca aquí.',
      },
      no: {
        vista: (
          <Buscador
            label="Escribe aquí el nombre o parte del nombre de la persona multada y pulsa Intro"
            value=""
            onChange={nada}
          />
        ),
        texto: 'No cabe en la caja, se corta en el teléfono y explica un Intro que no hace falta.',
      },
    },
  ],
  props,
  ejemplo: `const [query, setQuery] = useState('');

<SearchBox label="Buscar en la lista" value={query} onChange={setQuery} />`,
};
