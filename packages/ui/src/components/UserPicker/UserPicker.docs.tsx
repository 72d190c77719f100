import type { ComponentDocs } from '../../docs/pagina/ComponentDocs';
import { stateful } from '../../docs/stateful';
import { PersonaField } from '../../screens/PersonaField';
import persona from '../../screens/PersonaField.tsx?props';
import { PERSONAS } from '../../screens/storyData';
import { TextField } from '../TextField';
import { UserPicker } from './UserPicker';
import picker from './UserPicker.tsx?props';

const Selector = stateful(UserPicker, { value: 'onChange' });
const Campo = stateful(PersonaField, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Selector de persona',
  codigo: 'UserPicker',
  para: 'Elige a una persona entre todas, escribiendo parte de su nombre o de su misión. PersonaField es lo mismo para una lista que aún se está cargando.',
  usar: [
    'Siempre que un formulario trate de alguien: a quién se multa, a quién se asciende, quién queda al cargo.',
    'Con PersonaField cuando las personas vienen del servidor: enseña la rueda y, si la carga falla, deja reintentar.',
    'Con opensOnFocus en false si abrir la lista taparía algo que hay que leer antes.',
  ],
  evitar: [
    'Para filtrar una lista que ya está a la vista: usa SearchBox.',
    'Para categorías o misiones: usa Select.',
    'Para alguien de fuera de la agencia: usa TextField; no está en la lista.',
  ],
  anatomia: [
    ['Campo', 'Con su lupa; enseña el nombre elegido.'],
    [
      'Flecha o rueda',
      'La flecha abre la lista entera; la rueda dice que las personas están en camino.',
    ],
    ['Lista', 'Figura, nombre, misión y placa; «Ausente» junto a quien está excusado hoy.'],
    ['Pie', '«Se muestran 50 de 5000. Escribe para acotar.»'],
  ],
  teclado: [
    [
      'Letras',
      'Buscan sin mayúsculas ni acentos: «nandu» encuentra a Capi.Ñandú. Primero quien empieza así.',
    ],
    ['Flecha abajo', 'Abre la lista y va a la primera persona.'],
    [
      'Intro',
      'Elige a la señalada; si solo queda una, o una se llama justo así, a esa, sin flechas. De varias sin señalar no toma a nadie, y lo escrito se queda.',
    ],
    [
      'Salir del campo',
      'Un nombre entero es esa persona. Otro texto se queda, y debajo se dice que no es nadie aún.',
    ],
    [
      'Escape',
      'Cierra la lista; el campo vuelve a lo elegido. Sin nadie elegido, lo escrito se queda; otra vez, lo borra.',
    ],
    ['Lector de pantalla', 'Un cuadro combinado; cada persona se lee con su misión.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Selector
            label="Persona a quien multas"
            people={PERSONAS}
            value={7}
            opensOnFocus={false}
            onChange={nada}
          />
        ),
        texto: 'Se busca y se elige a alguien que existe; su nombre queda escrito tal cual.',
      },
      no: {
        vista: <TextField label="Nombre de la persona" defaultValue="ronda nocturna" />,
        texto:
          'Escrito a mano, «ronda nocturna» no es Ronda-Nocturna, y el rechazo llega al final.',
      },
    },
    {
      si: {
        vista: (
          <Campo
            label="Quién queda al cargo"
            people={[]}
            value={null}
            state={{ kind: 'loading' }}
            onChange={nada}
          />
        ),
        texto: 'Mientras cargan, lo dice: nadie cree que la agencia está vacía.',
      },
      no: {
        vista: (
          <Selector
            label="Usuario responsable del turno de noche"
            people={[]}
            value={null}
            isDisabled
            placeholder="…"
            onChange={nada}
          />
        ),
        texto: 'Apagado y con puntos suspensivos: no se sabe si falta permiso, gente o paciencia.',
      },
    },
  ],
  props: { ...picker, ...persona },
  ejemplo: `<PersonaField
  state={personas}
  people={personas.kind === 'ready' ? personas.data.personas : []}
  {...form.field('usuario')}
/>`,
};
