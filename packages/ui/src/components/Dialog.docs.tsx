import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { Figures } from '../screens/Figures';
import { Button } from './Button';
import props from './Dialog.tsx?props';
import { Quiet } from './layout';

export const docs: ComponentDocs = {
  nombre: 'Diálogo',
  codigo: 'Dialog',
  para: 'Una hoja sobre la página que espera una respuesta o enseña un detalle sin dejar la lista. En el teléfono sube desde abajo y ocupa todo el ancho.',
  usar: [
    'Para ver de cerca una fila y volver a la lista: el detalle de un tiempo, los periodos de la nómina.',
    'Para algo que solo se enseña una vez, como los códigos de un segundo factor: sin cerrar por descuido (isDismissable).',
    'Con stripe solo al iniciar sesión y ante lo que no se puede deshacer.',
  ],
  evitar: [
    'Para una pregunta de sí o no: usa PreguntaDialog.',
    'Para rellenar datos: usa FormDialog, que sabe enviar y fallar.',
    'Para algo que se consulta a menudo o se enlaza: dale su pantalla.',
    'Sobre otro diálogo: cierra el primero o cambia su contenido.',
  ],
  anatomia: [
    ['Velo', 'Oscurece la página; pulsarlo cierra, salvo en una pregunta.'],
    ['Barrera', 'Opcional (stripe), en el borde de arriba.'],
    ['Título', 'Como el botón que lo abrió; se queda al desplazar.'],
    ['Aspa', 'Cierra.'],
    [
      'Cuerpo',
      'De 420, 560 u 860 px como mucho (size); se desplaza si es más alto que la ventana.',
    ],
    ['Pie', 'Los botones, el que confirma al final; siempre a la vista.'],
  ],
  teclado: [
    ['Al abrirse', 'El foco entra en él; las flechas lo desplazan enseguida.'],
    ['Tab', 'Da vueltas dentro: a la página de detrás no se llega.'],
    ['Escape', 'Cierra, salvo con isDismissable en false.'],
    ['Al cerrarse', 'El foco vuelve a lo que lo abrió.'],
    [
      'Lector de pantalla',
      'Lo anuncia como diálogo con su título; lo de detrás no existe mientras tanto.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja
            title="Tiempo de Ronda-Nocturna"
            actions={
              <>
                <Button>Cerrar</Button>
                <Button variant="primary">Confirmar</Button>
              </>
            }
          >
            <Figures
              figures={[
                ['Lleva', '1h 22m'],
                ['Alto', 'Supervisora'],
              ]}
            />
          </Hoja>
        ),
        texto: 'Un detalle con un acto: el que confirma va al final y es el único macizo.',
      },
      no: {
        vista: (
          <Hoja
            title="Detalle"
            actions={
              <>
                <Button variant="primary">Confirmar</Button>
                <Button variant="primary">Pausar</Button>
                <Button variant="danger">Cancelar</Button>
                <Button>Cancelar</Button>
              </>
            }
          >
            <p>Tiempo abierto.</p>
          </Hoja>
        ),
        texto:
          'Dos botones «Cancelar»: uno tira el tiempo y el otro cierra. Los actos de la fila van en la fila.',
      },
    },
    {
      si: {
        vista: (
          <Hoja
            title="Códigos de recuperación"
            actions={
              <>
                <Button>Descargar</Button>
                <Button variant="primary">Ya los he guardado</Button>
              </>
            }
          >
            <p>Guárdalos ahora: no se vuelven a mostrar. Cada uno sirve una vez.</p>
          </Hoja>
        ),
        texto: 'Dice lo que está en juego y solo se cierra a sabiendas (isDismissable en false).',
      },
      no: {
        vista: (
          <Hoja title="¡Novedades!" actions={<Button variant="primary">Entendido</Button>}>
            <p>Ahora puedes exportar las multas.</p>
            <Quiet $small>Este mensaje aparece al entrar.</Quiet>
          </Hoja>
        ),
        texto:
          'Corta el paso a quien venía a fichar, y le pide un «Entendido» que no entiende nadie.',
      },
    },
  ],
  props,
  ejemplo: `<Button onPress={() => setOpen(true)}>Ver el detalle</Button>
<Dialog
  isOpen={isOpen}
  onClose={() => setOpen(false)}
  title="Tiempo de Ronda-Nocturna"
  actions={<Button onPress={() => setOpen(false)}>Cerrar</Button>}
>
  <p>Lleva una hora y veintidós minutos.</p>
</Dialog>`,
};
