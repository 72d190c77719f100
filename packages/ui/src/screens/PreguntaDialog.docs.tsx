import { Button } from '../components/Button';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import ingreso from './IngresoDialog.tsx?props';
import pregunta from './PreguntaDialog.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Pregunta antes de un acto',
  codigo: 'PreguntaDialog',
  para: 'Pregunta antes de hacer algo que pesa, lo hace, y cuenta ahí mismo si no se pudo. Si alguien fue más rápido, lo dice y lleva de vuelta a la lista puesta al día. IngresoDialog es una hecha: la vuelta de una persona despedida.',
  usar: [
    'Cuando el acto toca a otra persona o no se deshace: cobrar, despedir, retirar.',
    'Con irreversible si no hay vuelta atrás, y tone="danger" si quita algo.',
    'Con isWaiting mientras se carga lo que hay que ver antes de decidir.',
  ],
  evitar: [
    'Para lo que se deshace con otro toque: hazlo y ofrece Deshacer en un aviso que pasa.',
    'Para pedir datos, ni siquiera un motivo: usa FormDialog.',
    'Para una pregunta sin acto del servidor: usa ConfirmDialog.',
  ],
  anatomia: [
    ['Pregunta', 'El título: «¿Cobrar la multa de elPatio83?».'],
    ['Consecuencias', 'Qué pasará y a quién, en una o dos frases.'],
    ['Cancelar', 'El botón que no hace nada, y el que tiene el foco.'],
    ['Acto', 'El verbo de la pregunta, nunca «Sí».'],
    [
      'Rechazo',
      'Bajo las consecuencias; la pregunta sigue abierta. Es el mensaje de lo que onAct lanza: un Refusal, como ApiError (véase Form).',
    ],
    [
      'Otra persona fue más rápida',
      'Con httpStatus 404 o 409: otro título (staleTitle), el porqué y un solo botón de vuelta.',
    ],
  ],
  teclado: [
    ['Al abrirse', 'El foco está en «Cancelar»: Intro sin leer no hace daño.'],
    ['Escape', 'Vuelve, salvo mientras se hace.'],
    ['En curso', 'Nada se puede pulsar dos veces.'],
    [
      'Lector de pantalla',
      'Un diálogo de alerta que lee la pregunta y las consecuencias; el rechazo se oye al llegar.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja
            title="¿Despedir a Ronda-Nocturna?"
            actions={
              <>
                <Button>Cancelar</Button>
                <Button variant="danger">Despedir</Button>
              </>
            }
          >
            <p>
              Se cerrarán su tiempo y sus sesiones, y su firma quedará libre. Podrás ingresarla
              después.
            </p>
          </Hoja>
        ),
        texto: 'Pregunta con nombre, cuenta lo que pasará, y el botón repite el verbo.',
      },
      no: {
        vista: (
          <Hoja
            title="Atención"
            actions={
              <>
                <Button>No</Button>
                <Button variant="primary">Sí</Button>
              </>
            }
          >
            <p>¿Estás seguro de que deseas continuar?</p>
          </Hoja>
        ),
        texto: '«Continuar» ¿con qué? Quien llega de otra pestaña no sabe a qué dice que sí.',
      },
    },
    {
      si: {
        vista: (
          <Hoja title="No se ha cobrado" actions={<Button>Volver a la lista</Button>}>
            <p>Oficial cobró esta multa hace un momento.</p>
          </Hoja>
        ),
        texto: 'Alguien fue más rápido: ya no hay nada que confirmar, solo volver.',
      },
      no: {
        vista: (
          <Hoja
            title="¿Cobrar la multa de elPatio83?"
            actions={
              <>
                <Button>Cancelar</Button>
                <Button variant="primary">Reintentar</Button>
              </>
            }
          >
            <p>Error: la multa ya está cobrada.</p>
          </Hoja>
        ),
        texto: 'Deja reintentar lo que ya está hecho: fallará siempre.',
      },
    },
  ],
  props: { ...pregunta, ...ingreso },
  ejemplo: `{asked && (
  <PreguntaDialog
    title={\`¿Cobrar la multa de \${asked.usuarioNombre}?\`}
    confirmLabel="Cobrar"
    staleTitle="No se ha cobrado"
    onAct={() => onCobrar(asked.id)}
    onClose={() => setAsked(null)}
  >
    Se le restará de la próxima paga.
  </PreguntaDialog>
)}`,
};
