import type { Rule } from '@garita/domain/reglas/Rule';
import { Button } from '../components/Button';
import { Row } from '../components/layout';
import { Notice } from '../components/Notice';
import { TextField } from '../components/TextField';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Form } from './Form';
import props from './Form.tsx?props';
import rechazo from './refusal.ts?props';
import { useForm } from './useForm';

interface Cuenta {
  usuario: string;
}
const rules: Rule<Cuenta>[] = [
  ({ usuario }) => (usuario === '' ? { campo: 'usuario', texto: 'Escribe el nombre nuevo' } : null),
  ({ usuario }) =>
    usuario.includes(' ')
      ? { campo: 'usuario', texto: 'El nombre no puede llevar espacios' }
      : null,
];

function Vivo() {
  const form = useForm<Cuenta>({
    initial: { usuario: 'Luz del Alba' },
    rules,
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} label="Pedir otro nombre">
      <TextField
        label="Nombre nuevo"
        description="Tal como aparece en el juego."
        {...form.field('usuario')}
      />
      <Row>
        <Button variant="primary" type="submit" isPending={form.isPending}>
          Pedir el cambio
        </Button>
      </Row>
    </Form>
  );
}

const quieto = {
  handleSubmit: (event?: { preventDefault: () => void }) => event?.preventDefault(),
  serverError: undefined,
};

export const docs: ComponentDocs = {
  nombre: 'Formulario',
  codigo: 'Form',
  para: 'Junta unos campos, los revisa con las mismas reglas que el servidor y los envía una sola vez. useForm lleva los valores y los fallos; Form los rodea y enseña lo que el servidor tuvo en contra.',
  usar: [
    "Para todo lo que se rellena y se envía: cada campo recibe lo suyo con {...form.field('nombre')}.",
    'Con takesFocus en un diálogo: su primer campo recibe el foco.',
    "Una regla recibe los valores y devuelve null, o el campo y su texto: ({ placa }) => (placa.length === 7 ? null : { campo: 'placa', texto: 'Como ABC-123' }). Van en orden; sin showsAll se enseña solo el primer fallo. onDone se llama cuando el envío ha ido bien.",
    'Con notices en useForm cuando el portal repite el fallo como aviso, según la especificación.',
  ],
  evitar: [
    'Para un diálogo con unos pocos campos: usa FormDialog, que pone además los botones y no deja salir mientras se envía.',
    'Para una pantalla entera que se edita y se guarda de una vez: usa useDraft con SaveBar.',
    'Para una pregunta sin campos: usa PreguntaDialog.',
  ],
  anatomia: [
    ['Campos', 'Uno debajo de otro, en el orden en que se piensan.'],
    ['Botón', 'Uno macizo, con el acto: «Pedir el cambio».'],
    [
      'Fallo del servidor',
      'Al pie, con sus palabras; si nombra un campo, va en ese campo. onSubmit lo lanza: un Refusal, que es un Error con httpStatus, y con campo si es de un campo. ApiError de @garita/api-client lo es; otro error es un defecto, y la persona lee «El servicio no está disponible».',
    ],
  ],
  teclado: [
    ['Intro', 'Envía; un segundo Intro mientras se envía no hace nada.'],
    ['Al enviar con un fallo', 'El foco va al primer campo que falla, y su fallo se oye.'],
    [
      'Al salir de un campo',
      'Solo entonces avisa, y solo si se había escrito en él; corregido, deja de avisar en el acto.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: <Vivo />,
        texto:
          'El botón está siempre: al pulsarlo, el campo que falla lo dice y recibe el foco. Pruébalo.',
      },
      no: {
        vista: (
          <Form form={quieto} label="Pedir otro nombre con el botón apagado">
            <TextField label="Nombre nuevo" defaultValue="Luz del Alba" />
            <Row>
              <Button variant="primary" type="submit" isDisabled>
                Pedir el cambio
              </Button>
            </Row>
          </Form>
        ),
        texto: 'El botón apagado no dice qué falta: hay que adivinar que sobra un espacio.',
      },
    },
    {
      si: {
        vista: (
          <Form form={quieto} label="Firma con su fallo">
            <TextField
              label="Firma"
              defaultValue="LUZ"
              errorMessage="Esa firma ya es de Luz_del_Alba"
            />
          </Form>
        ),
        texto: 'Lo que se puede arreglar en un campo se dice en ese campo.',
      },
      no: {
        vista: (
          <Form form={quieto} label="Firma con el fallo arriba">
            <Notice tone="danger">Hay 1 error en el formulario. Revisa los campos marcados.</Notice>
            <TextField
              label="Firma de tres letras"
              defaultValue="LUZ"
              errorMessage="Campo con error"
            />
          </Form>
        ),
        texto: 'Un resumen que manda buscar, y un campo que no dice qué le pasa.',
      },
    },
  ],
  props: { ...props, ...rechazo },
  ejemplo: `const form = useForm<Cuenta>({ initial: { usuario: '' }, rules: nombreRules, onSubmit: onPedir });

<Form form={form} label="Pedir otro nombre">
  <TextField label="Nombre nuevo" {...form.field('usuario')} />
  <Button variant="primary" type="submit" isPending={form.isPending}>
    Pedir el cambio
  </Button>
</Form>`,
};
