import { Select } from '../components/Select';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { Choices, type ChoicesProps } from './Choices';
import props from './Choices.tsx?props';

const Opciones = stateful<ChoicesProps<string>>(Choices, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Opciones a la vista',
  codigo: 'Choices',
  para: 'Elige una de unas pocas, todas a la vista y cada una con lo que significa. Siempre hay una elegida.',
  usar: [
    'De dos a cinco opciones, sobre todo si hay que compararlas: un registro abierto, con invitación o cerrado.',
    'Con description en cada una cuando el nombre no basta.',
    'Con inRow para dos o tres muy cortas: «Sumar» y «Restar».',
  ],
  evitar: [
    'Para muchas opciones cortas: usa Select.',
    'Para sí o no: usa Switch.',
    'Para elegir varias: usa PermisosField si son permisos, o un Switch para cada cosa.',
  ],
  anatomia: [
    ['Etiqueta', 'Qué se decide.'],
    ['Opción', 'Un marco entero que se pulsa; la elegida, con su punto y su borde.'],
    ['Explicación', 'Bajo el nombre: lo que pasará si se elige.'],
    ['Ayuda y fallo', 'Debajo de todas.'],
  ],
  teclado: [
    ['Tab', 'Llega a la elegida, y de ahí sale del grupo.'],
    ['Flechas', 'Eligen la anterior o la siguiente.'],
    [
      'Lector de pantalla',
      'El nombre de cada una y, detrás, su explicación; el grupo se llama como la etiqueta.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Opciones
            label="Registro"
            choices={[
              { id: 'abierto', label: 'Abierto', description: 'Cualquiera puede crear su cuenta.' },
              {
                id: 'invitacion',
                label: 'Con invitación',
                description: 'Hace falta un código de la agencia.',
              },
              {
                id: 'cerrado',
                label: 'Cerrado',
                description: 'Nadie nuevo puede entrar por ahora.',
              },
            ]}
            value="invitacion"
            onChange={nada}
          />
        ),
        texto: 'Tres opciones que se comparan de un vistazo, con sus consecuencias.',
      },
      no: {
        vista: (
          <Select
            label="Tipo de registro"
            options={['Abierto', 'Con invitación', 'Cerrado'].map((label, id) => ({ id, label }))}
            value={1}
            onChange={nada}
            description="Abierto: cualquiera puede crear su cuenta. Con invitación: hace falta un código. Cerrado: nadie."
          />
        ),
        texto:
          'Las opciones están escondidas y sus explicaciones juntas en un párrafo: hay que casarlas de memoria.',
      },
    },
    {
      si: {
        vista: (
          <Opciones
            label="Operación"
            choices={[
              { id: 'sumar', label: 'Sumar' },
              { id: 'restar', label: 'Restar' },
            ]}
            inRow
            value="sumar"
            onChange={nada}
          />
        ),
        texto: 'Dos palabras: caben en fila y no necesitan explicación.',
      },
      no: {
        vista: (
          <Opciones
            label="Qué hacer con el tiempo"
            choices={[
              { id: 'a', label: 'Sí', description: 'Se le sumarán los minutos.' },
              { id: 'b', label: 'No', description: 'Se le restarán los minutos.' },
            ]}
            value="a"
            onChange={nada}
          />
        ),
        texto: '«Sí» y «No» a algo que no es una pregunta: di lo que hace cada una.',
      },
    },
  ],
  props,
  ejemplo: `<Choices
  label="Registro"
  choices={[
    { id: 'abierto', label: 'Abierto', description: 'Cualquiera puede crear su cuenta.' },
    { id: 'cerrado', label: 'Cerrado', description: 'Nadie nuevo puede entrar por ahora.' },
  ]}
  {...form.field('registro')}
/>`,
};
