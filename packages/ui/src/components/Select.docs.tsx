import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { Choices, type ChoicesProps } from '../form/Choices';
import { Select } from './Select';
import props from './Select.tsx?props';

const Lista = stateful(Select, { value: 'onChange' });
const Opciones = stateful<ChoicesProps<string>>(Choices, { value: 'onChange' });
const nada = () => undefined;
const CATEGORIAS = [
  'Reclutas',
  'Agentes',
  'Vigilantes',
  'Oficiales',
  'Inspección',
  'Supervisión',
].map((label, id) => ({
  id: id + 1,
  label: `${id + 1} · ${label}`,
}));

export const docs: ComponentDocs = {
  nombre: 'Lista de opciones',
  codigo: 'Select',
  para: 'Elige uno de unos cuantos valores fijos que no hace falta tener todos a la vista.',
  usar: [
    'De cinco a unas treinta opciones con nombres cortos: una categoría, una misión, un mes.',
    'En un formulario, con un campo de tipo string | number | null: null es «sin elegir».',
    'Cuando la opción elegida basta para entender el formulario y las demás solo estorbarían.',
  ],
  evitar: [
    'Para dos, tres o cuatro opciones: usa Choices, que las enseña sin abrir nada.',
    'Para personas: usa UserPicker, que busca por nombre y por misión entre miles.',
    'Para encender o apagar: usa Switch.',
  ],
  anatomia: [
    ['Etiqueta', 'Qué se elige, encima.'],
    ['Botón', 'Lo elegido, o «Selecciona» mientras no hay nada; lo largo acaba en puntos.'],
    [
      'Lista',
      'Flota, tan ancha como el botón por lo menos, y con su propio desplazamiento a partir de 320 px.',
    ],
    ['Ayuda y fallo', 'Debajo del botón, no de la lista.'],
  ],
  teclado: [
    ['Intro, Espacio, flecha abajo', 'Abren la lista.'],
    ['Flechas', 'Van de una opción a otra; Inicio y Fin, a la primera y a la última.'],
    ['Letras', 'Llevan a la opción que empieza por ellas.'],
    ['Escape', 'Cierra sin cambiar nada y devuelve el foco al botón.'],
  ],
  parejas: [
    {
      si: {
        vista: <Lista label="Categoría" options={CATEGORIAS} value={4} onChange={nada} />,
        texto: 'Muchas opciones parecidas y cortas: una a la vista basta.',
      },
      no: {
        vista: (
          <Lista
            label="Duración"
            options={[
              { id: 15, label: '15 días' },
              { id: 30, label: '30 días' },
            ]}
            value={null}
            onChange={nada}
          />
        ),
        texto: 'Dos opciones escondidas cuestan dos toques, y nadie las compara.',
      },
    },
    {
      si: {
        vista: (
          <Opciones
            label="Duración de la membresía"
            choices={[
              { id: '15', label: '15 días' },
              { id: '30', label: '30 días' },
            ]}
            inRow
            value="15"
            onChange={nada}
          />
        ),
        texto: 'Las mismas dos, con Choices: a la vista y de un toque.',
      },
      no: {
        vista: (
          <Lista
            label="Persona"
            options={['Ronda-Nocturna', 'Luz_del_Alba', 'Sra.Quintana', 'elPatio83'].map(
              (label, id) => ({ id, label }),
            )}
            value={null}
            onChange={nada}
          />
        ),
        texto:
          'Personas en una lista fija: con cuatrocientas no hay quien encuentre a nadie. Usa UserPicker.',
      },
    },
  ],
  props,
  ejemplo: `<Select
  label="Categoría"
  options={categorias.map(({ id, n_categoria }) => ({ id, label: n_categoria }))}
  {...form.field('id_categoria')}
/>`,
};
