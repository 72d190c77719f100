import { Button } from '../components/Button';
import { NumberField } from '../components/NumberField';
import { TextField } from '../components/TextField';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { stateful } from '../docs/stateful';
import { Figures } from '../screens/Figures';
import { MotivoField } from '../screens/MotivoField';
import props from './FormDialog.tsx?props';

const Motivo = stateful(MotivoField, { value: 'onChange' });
const Cifra = stateful(NumberField, { value: 'onChange' });
const nada = () => undefined;
const botones = (acto: string) => (
  <>
    <Button>Cancelar</Button>
    <Button variant="primary">{acto}</Button>
  </>
);

export const docs: ComponentDocs = {
  nombre: 'Formulario en un diálogo',
  codigo: 'FormDialog',
  para: 'Un formulario corto sobre la pantalla, con sus dos botones. Mientras se envía, ni se repite ni se abandona; si el servidor lo rechaza, lo escrito sigue ahí.',
  usar: [
    'Para un acto que pide de uno a cinco datos: poner una multa, ajustar minutos, dar una firma.',
    'Con summary cuando el acto tiene un precio o un resultado: queda junto al botón, a la vista antes de pulsarlo.',
  ],
  evitar: [
    'Para preguntar sí o no: usa PreguntaDialog, que empieza en el botón que no hace nada.',
    'Para un formulario largo o que se consulta a medias: dale su pantalla y usa Form.',
    'Para enseñar datos sin pedir ninguno: usa Dialog.',
  ],
  anatomia: [
    ['Título', 'El acto, como en el botón que lo abre: «Nueva multa».'],
    ['Campos', 'Los de un Form.'],
    ['Resumen', 'Opcional, a todo el ancho sobre los botones.'],
    ['Cancelar', 'El de al lado; espera mientras se envía.'],
    ['Enviar', 'El macizo, con un verbo: «Multar».'],
    ['Rechazo', 'El de un Form: lo que onSubmit lanza, un Refusal, en su campo o al pie.'],
  ],
  teclado: [
    ['Al abrirse', 'El foco va al primer campo que se puede rellenar.'],
    ['Intro', 'Envía desde cualquier campo de una línea.'],
    ['Escape', 'Cierra, salvo mientras se envía.'],
    ['Al cerrarse', 'El foco vuelve a donde estaba.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja title="Nueva multa" actions={botones('Multar a elPatio83')}>
            <div style={{ display: 'grid', gap: 16 }}>
              <Cifra label="Créditos" value={500} unit="c" min={0} onChange={nada} />
              <Motivo
                value="Dejó la barrera sola."
                description="Lo leerá elPatio83."
                onChange={nada}
              />
            </div>
          </Hoja>
        ),
        texto: 'Dos datos y un botón que dice qué hará y a quién.',
      },
      no: {
        vista: (
          <Hoja title="Formulario" actions={botones('Aceptar')}>
            <div style={{ display: 'grid', gap: 16 }}>
              <TextField label="Persona" />
              <TextField label="Fecha" />
              <TextField label="Importe" />
              <TextField label="Observaciones" />
              <TextField label="Código interno" />
            </div>
          </Hoja>
        ),
        texto:
          '«Formulario» y «Aceptar» no dicen nada, y se piden datos que el portal ya sabe: la fecha y quién lo hace.',
      },
    },
    {
      si: {
        vista: (
          <Hoja title="Vender misión" actions={botones('Vender')}>
            <Figures
              figures={[
                ['Precio', '12.500 c'],
                ['Queda por entregar', '12.500 c'],
              ]}
            />
          </Hoja>
        ),
        texto: 'Lo que cuesta está junto al botón (summary): nadie vende sin haberlo visto.',
      },
      no: {
        vista: (
          <Hoja title="Vender una misión" actions={botones('Continuar')}>
            <p>En el siguiente paso verás el precio y podrás confirmar la venta.</p>
          </Hoja>
        ),
        texto: 'Un paso de más para enseñar una cifra que cabía aquí.',
      },
    },
  ],
  props,
  ejemplo: `<FormDialog form={form} title="Nueva multa" submitLabel="Multar" pendingLabel="Poniendo la multa" onClose={onClose}>
  <PersonaField people={people} state={personas} {...form.field('usuario')} />
  <NumberField label="Créditos" unit="c" min={0} {...form.field('creditos')} />
  <MotivoField description="Lo leerá la persona multada." {...form.field('motivo')} />
</FormDialog>`,
};
