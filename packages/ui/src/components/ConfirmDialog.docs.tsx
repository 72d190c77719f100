import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { Button } from './Button';
import props from './ConfirmDialog.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Pregunta',
  codigo: 'ConfirmDialog',
  para: 'Pregunta antes de un acto de peso y cuenta qué pasará. Solo pregunta: en una pantalla úsala a través de PreguntaDialog, que además hace el acto y cuenta si falla.',
  usar: [
    'Para lo que quita algo a alguien o no se puede deshacer: despedir, cancelar un tiempo.',
    'Para lo que otra persona va a notar y no espera: aceptar o declinar su ascenso.',
    'Con irreversible solo si de verdad no hay vuelta: enseña la barrera.',
    'Con cancelLabel «Volver» si el propio acto se llama cancelar.',
  ],
  evitar: [
    'Para lo que se deshace con una pulsación: hazlo y ofrece «Deshacer» en un aviso (toast).',
    'Para pedir datos: usa FormDialog.',
    'Para contar algo que ya ha pasado: usa Notice o un aviso.',
  ],
  anatomia: [
    ['Barrera', 'Solo con irreversible.'],
    ['Pregunta', 'Con el acto y a quién: «¿Despedir a elPatio83?».'],
    ['Consecuencias', 'Qué pasará, con sus cifras.'],
    ['Fallo', 'Dentro, si el servidor lo rechaza: la pregunta sigue abierta.'],
    ['Cancelar', 'Primero; tiene el foco.'],
    ['Acto', 'El mismo verbo de la pregunta; rojo si destruye.'],
  ],
  teclado: [
    ['Al abrirse', 'El foco está en Cancelar: Intro a solas no hace daño.'],
    ['Tab', 'No sale de la pregunta: va de Cancelar al acto y al aspa.'],
    ['Escape', 'Cancela, salvo con el acto en curso. Pulsar fuera no hace nada.'],
    [
      'Lector de pantalla',
      'La anuncia como un diálogo de alerta, con la pregunta como nombre; un fallo lo lee en cuanto aparece.',
    ],
    ['Al cerrarse', 'El foco vuelve a lo que la abrió.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja
            title="¿Despedir a elPatio83?"
            actions={
              <>
                <Button>Cancelar</Button>
                <Button variant="danger">Despedir</Button>
              </>
            }
          >
            <p>
              Se cerrarán su tiempo y sus sesiones, y su firma quedará libre. Su historial se
              conserva.
            </p>
          </Hoja>
        ),
        texto:
          'La pregunta nombra a la persona, el texto dice qué se cierra y el botón repite el verbo.',
      },
      no: {
        vista: (
          <Hoja
            title="¿Estás seguro?"
            actions={
              <>
                <Button>No</Button>
                <Button variant="primary">Sí</Button>
              </>
            }
          >
            <p>¿Seguro que quieres continuar con esta acción?</p>
          </Hoja>
        ),
        texto:
          '¿Seguro de qué? Con «Sí» y «No» hay que recordar qué se pulsó; y el botón no avisa de que destruye.',
      },
    },
    {
      si: {
        vista: (
          <Hoja
            stripe
            title="¿Cancelar el tiempo de Ronda-Nocturna?"
            actions={
              <>
                <Button>Volver</Button>
                <Button variant="danger">Cancelar el tiempo</Button>
              </>
            }
          >
            <p>Lleva 1h 22m, que no se abonarán. No se puede deshacer.</p>
          </Hoja>
        ),
        texto: 'La barrera baja ante lo que no tiene vuelta, y solo ante eso: por eso se mira.',
      },
      no: {
        vista: (
          <Hoja
            stripe
            title="¿Pausar el tiempo?"
            actions={
              <>
                <Button>Cancelar</Button>
                <Button variant="danger">Pausar</Button>
              </>
            }
          >
            <p>El tiempo de Luz_del_Alba dejará de correr. Podrás reanudarlo cuando quieras.</p>
          </Hoja>
        ),
        texto:
          'Se deshace con una pulsación: ni pregunta, ni rojo, ni barrera. Quien las ve a diario deja de leerlas.',
      },
    },
  ],
  props,
  ejemplo: `<ConfirmDialog
  isOpen={isAsking}
  title={\`¿Despedir a \${usuario}?\`}
  confirmLabel="Despedir"
  tone="danger"
  isPending={isSending}
  error={failure}
  onConfirm={dismiss}
  onCancel={() => setAsking(false)}
>
  <p>Se cerrarán su tiempo y sus sesiones, y su firma quedará libre.</p>
</ConfirmDialog>`,
};
